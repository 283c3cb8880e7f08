import { parseArgs } from 'node:util';
import { isFree } from '../../remote-kit/lib/is-free.mjs';
import { buildInChild } from '../lib/build-in-child.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';

/** @returns {Record<string, string>} settings that the command's options stand for */
const readOptions = () => {
  try {
    const { release } = parseArgs({ options: { release: { type: 'boolean' } } }).values;
    return release ? { RELEASE_AT_START: 'on' } : {};
  } catch (error) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\nUsage: npm start [-- --release]\n`);
    process.exit(1);
  }
};
const asked = readOptions();

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
// Checked before the build, which takes a while. Invalid ports are reported by the server, like all
// settings.
if (Number.isInteger(port) && port >= 0 && port <= 65_535 && !(await isFree(port, host))) {
  process.stderr.write(`Port ${port} is taken: end what listens there, or name another one as PORT.\n`);
  process.exit(1);
}

const parts = await buildInChild();
if (!parts) process.exit(1);

// This process becomes the server, so that no second one takes memory beside it (product.md §144).
Object.assign(process.env, releaseBuilds(parts), asked, { DATA_DIR: dataDir() });
process.chdir(ROOT);
await import(new URL('../../server/dist/bundle/main.js', import.meta.url).href);
