/**
 * Waits until a program that was started says something, on either of its outputs.
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @param {RegExp} pattern of what it says
 * @returns {Promise<RegExpExecArray>}
 * @throws {Error} with all it said, if it ends before
 */
export const untilSaid = (child, pattern) =>
  new Promise((resolve, reject) => {
    let said = '';
    let isSaid = false;
    child.once('exit', () =>
      reject(new Error(`${child.spawnargs.join(' ')} ended before it was ready:\n${said}`)),
    );
    const listen = (/** @type {Buffer} */ chunk) => {
      // What it says later is read, because a full pipe would stop it, and is not kept.
      if (isSaid) return;
      said += chunk;
      const found = pattern.exec(said);
      if (!found) return;
      isSaid = true;
      resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
