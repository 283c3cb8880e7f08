import { constants } from 'node:os';

/** What ends each thing that runs and is to end with this process. @type {Set<() => void>} */
const ends = new Set();

const endAll = () => {
  for (const end of ends) end();
};

/** A signal alone would end this process without its `exit` event. @param {NodeJS.Signals} signal */
const exitAfter = (signal) => {
  // Once all others that listen for the signal were told of it.
  setImmediate(() => process.exit(128 + constants.signals[signal]));
};

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls back when this process ends, by an error or a signal, too: what it started would otherwise keep running.
 * @param {() => void} end
 * @returns {() => void} takes it back
 */
export const atEnd = (end) => {
  // One listener for all: Node warns of more than ten.
  if (ends.size === 0) {
    process.once('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, exitAfter);
  }
  ends.add(end);
  return () => {
    ends.delete(end);
    if (ends.size > 0) return;
    process.off('exit', endAll);
    for (const signal of SIGNALS) process.off(signal, exitAfter);
  };
};

/**
 * Ends a child process when this process ends.
 * @param {import('node:child_process').ChildProcess} child
 */
export const endWithParent = (child) => {
  child.once(
    'exit',
    atEnd(() => {
      child.kill('SIGTERM');
      // One that is held notices it only once it goes on.
      child.kill('SIGCONT');
    }),
  );
};
