import { fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {import('./build-all.mjs').BuiltPart} BuiltPart */

/**
 * Installs and builds everything in a separate process: the bundler keeps about 300 MB as long as its
 * process lives, and the command then becomes the server. The build does not inherit the server's limit of its heap.
 * @returns {Promise<BuiltPart[] | undefined>} the browser parts with their folders; undefined when the build failed, which was already
 * printed
 */
export const buildInChild = () =>
  new Promise((resolve, reject) => {
    const build = fork(path.join(ROOT, 'tooling/commands/build.mjs'), { cwd: ROOT, execArgv: [] });
    /** @type {BuiltPart[] | undefined} */
    let parts;
    build.on('message', (message) => {
      parts = /** @type {BuiltPart[]} */ (message);
    });
    build.on('error', reject);
    build.on('exit', (code) => resolve(code === 0 ? parts : undefined));
  });
