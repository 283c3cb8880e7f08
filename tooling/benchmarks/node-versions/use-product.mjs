import { rm } from 'node:fs/promises';
import { askForEverything } from '../../deploy/ask-for-everything.mjs';
import { buildAll } from '../../lib/build-all.mjs';
import { startServer } from '../../lib/start-server.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';

/** Builds the product and uses it on the Node that runs this, in a clone; prints how long each took, in ms. */
const timed = async (/** @type {() => Promise<unknown>} */ work) => {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
};

const { result: parts, ms: build } = await timed(buildAll);
const dataDir = await temporaryDataFolder('node');
try {
  const { result: server, ms: start } = await timed(() =>
    startServer(dataDir, /** @type {import('../../lib/build-all.mjs').BuiltPart[]} */ (parts)),
  );
  const { url, stop } = /** @type {Awaited<ReturnType<typeof startServer>>} */ (server);
  try {
    await askForEverything(url);
  } finally {
    await stop();
  }
  process.stdout.write(`${JSON.stringify({ node: process.version, build, start })}\n`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
