import { rm } from 'node:fs/promises';
import { say } from '../../remote-kit/lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { filledMenu } from './filled-menu.mjs';
import { percentile } from './median.mjs';
import { formPicture, slowestPicture } from './pictures-to-upload.mjs';

const UPLOADS = 15;
/** Longest allowed upload of another owner, in ms (product.md §163). */
const LIMIT_MS = 2_000;

/**
 * @param {string} url
 * @param {string} token
 * @param {Buffer} picture
 */
const upload = async (url, token, picture) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/users/profile-image/`, { method: 'POST', headers, body: form });
  // Clients that send without a pause may get 429.
  if (!answer.ok && answer.status !== 429) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};

/**
 * How long an owner's uploads take while others send the slowest pictures that are taken, several at once and without a
 * pause.
 * @param {string} url
 * @param {string} own
 * @param {readonly string[]} others
 */
const timesWithLoad = async (url, own, others) => {
  let isOver = false;
  const slowest = await slowestPicture();
  const floods = others.flatMap((token) =>
    Array.from({ length: 3 }, async () => {
      while (!isOver) await upload(url, token, slowest);
    }),
  );
  /** @type {number[]} */
  const times = [];
  for (let turn = 0; turn < UPLOADS; turn += 1) {
    const picture = await formPicture(turn);
    const since = performance.now();
    await upload(url, own, picture);
    times.push(performance.now() - since);
  }
  isOver = true;
  await Promise.all(floods);
  return times;
};

/** An owner's uploads of pictures as a menu's form sends them: alone, beside one hostile owner, and beside two. Fails above the promise. */
export const benchmarkUploads = async (/** @type {import('../lib/build-all.mjs').BuiltPart[]} */ parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(folder, parts);
  try {
    const [own = '', ...others] = await Promise.all(
      [21, 22, 23].map(async (count) => String((await filledMenu(server.url, count)).session.access_token)),
    );
    for (const hostile of [0, 1, 2]) {
      const times = await timesWithLoad(server.url, own, others.slice(0, hostile));
      const [median, longest] = [percentile(times, 0.5), Math.max(...times)].map(Math.round);
      say(`an upload beside ${hostile} hostile owners: median ${median} ms, longest ${longest} ms`);
      if (hostile === 1 && (longest ?? 0) > LIMIT_MS)
        throw new Error(`An upload beside one hostile owner took ${longest} ms; ${LIMIT_MS} are promised.`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
