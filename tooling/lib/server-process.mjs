import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithParent } from './end-with-parent.mjs';
import { ROOT } from './paths.mjs';
import { untilSaid } from './until-said.mjs';

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
    start: async () => {
      const env = { ...process.env, ...settings, PORT: port };
      const started = spawn(process.execPath, [...options, 'server/dist/bundle/main.js'], { cwd: ROOT, env });
      child = started;
      endWithParent(started);
      const [, url = ''] = await untilSaid(started, /is ready: (\S+)/);
      port = new URL(url).port;
      return url;
    },
    /** Sends it a signal. @param {NodeJS.Signals} signal */
    signal: (signal) => void child?.kill(signal),
    /** Id of the process. @throws {Error} before it was started */
    pid: () => {
      if (child?.pid === undefined) throw new Error('not started');
      return child.pid;
    },
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
