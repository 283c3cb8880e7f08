import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../../remote-kit/lib/run-program.mjs';
import { askForEverything } from '../../deploy/ask-for-everything.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { buildImage } from './build-image.mjs';
import { startMachine } from './machine.mjs';

/** What an image may take, in bytes (product.md §488). */
const MOST_BYTES = 250_000_000;
/** Where the server of the image listens, and its probe asks. */
export const PORT = 3000;
/** What engines set in a container whose image names no `PATH`. */
const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const ORDINARY = '10001:10001';
const inMegabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const quoted = (/** @type {string} */ word) => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * Runs what an image says, as compose.yaml does: as its user without rights, on a file system that nobody can write to but
 * for its data folder, and with its probe.
 * @param {import('./build-image.mjs').BuiltImage} image
 * @param {string} databaseUrl
 */
const runImage = async ({ root, settings }, databaseUrl) => {
  const url = `http://127.0.0.1:${PORT}`;
  const { env, command, probe, user } = settings;
  assert.equal(user, ORDINARY);
  const own = [PATH, `PUBLIC_ORIGIN=${url}`, `DATABASE_URL=${databaseUrl}`, 'DEMO_DATA=on'];
  const [uid, gid] = user.split(':');
  const asUser = [
    ...['env', '-i', ...env, ...own],
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
  ];
  const start = [...asUser, ...command].map(quoted).join(' ');
  const machine = await startMachine(root);
  try {
    await machine.run(
      [
        'cd /srv/tavolina',
        'for each in /tmp /var/tmp; do mount -t tmpfs tmpfs "$each"; done',
        `mount -t tmpfs -o uid=${uid},gid=${gid} tmpfs /data`,
        'mount -o remount,bind,ro /',
        `${start} </dev/null >/tmp/server.log 2>&1 &`,
      ].join('\n'),
    );
    const ask = [...asUser, ...command.slice(0, 1), ...probe.slice(1)].map(quoted).join(' ');
    await machine.run(`for _ in $(seq 120); do ${ask} && exit 0; sleep 1; done; cat /tmp/server.log; exit 1`);
    await machine.run('! touch /srv/tavolina/written 2>/dev/null');
    await askForEverything(url);
  } finally {
    await machine.stop();
  }
};

/**
 * Builds the image from the Containerfile, measures it, and uses it as its settings say.
 * @param {string} home an empty folder
 * @param {string} repository what it is built from
 * @throws {Error} when it is above the limit, or something is not answered
 */
export const tryImage = async (home, repository) => {
  const context = path.join(home, 'context');
  await mkdir(home);
  await runOrThrow('git', ['clone', repository, context]);
  const image = await buildImage(home, context);
  say(`The image: ${inMegabytes(image.bytes)}, compressed ${inMegabytes(image.sentBytes)}`);
  assert.ok(image.bytes <= MOST_BYTES, `The image is above ${inMegabytes(MOST_BYTES)}`);
  const { startEmbeddedDatabase } = await import(
    path.join(ROOT, 'server/dist/platform/database/embedded/embedded-database.js')
  );
  const database = await startEmbeddedDatabase(path.join(home, 'database'));
  try {
    await runImage(image, database.url);
    say('Used as its own user on a file system that nobody can write to; its probe says that it is well.');
  } finally {
    await database.stop();
  }
};
