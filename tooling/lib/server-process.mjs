import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithParent } from './end-with-parent.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {ReturnType<typeof serverProcess>} ServerProcess */

/**
 * The built server as a process that may end in any way and be started again, on any free port and then on the same one.
 * @param {Record<string, string>} settings what differs from those of the environment
 * @param {readonly string[]} [options] of Node
 */
export const serverProcess = (settings, options = []) => {
  let port = settings.PORT ?? '0';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  return {
    /**
     * Starts it, and waits until it listens.
     * @returns {Promise<string>} its address
     * @throws {Error} with what it said, if it ends before
     */
    start: () => {
      const env = { ...process.env, ...settings, PORT: port };
      const started = spawn(process.execPath, [...options, 'server/dist/bundle/main.js'], { cwd: ROOT, env });
      child = started;
      endWithParent(started);
      let said = '';
      let isReady = false;
      return new Promise((resolve, reject) => {
        started.once('exit', () => reject(new Error(`The server ended before it was ready:\n${said}`)));
        const listen = (/** @type {Buffer} */ chunk) => {
          // What it says later is read, because a full pipe would stop it, and is not kept.
          if (isReady) return;
          said += chunk;
          const url = /is ready: (\S+)/.exec(said)?.[1];
          if (!url) return;
          isReady = true;
          port = new URL(url).port;
          resolve(url);
        };
        started.stdout.on('data', listen);
        started.stderr.on('data', listen);
      });
    },
    /** Sends it a signal. @param {NodeJS.Signals} signal */
    signal: (signal) => void child?.kill(signal),
    /** Whether it has not ended. */
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    /** Ends it, and waits for that. @param {NodeJS.Signals} [signal] */
    async end(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};
