import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** @param {import('node:child_process').ChildProcess} child */
const exitOf = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/**
 * The built server on its own data folder, which can be killed.
 * @param {string} dataDir
 * @param {string} smtpUrl
 */
export const productProcess = (dataDir, smtpUrl) => {
  let port = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  /**
   * Starts it, on its previous port.
   * @returns {Promise<string>} its address
   */
  const start = async () => {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_DATA: 'on',
      RATE_LIMITS: 'off',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Tavolina <porosi@tavolina.test>',
    };
    const started = spawn(process.execPath, ['server/dist/bundle/main.js'], { cwd: ROOT, env });
    child = started;
    let output = '';
    return new Promise((resolve, reject) => {
      started.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
      const listen = (/** @type {Buffer} */ chunk) => {
        output += chunk;
        const url = /is ready: (\S+)/.exec(output)?.[1];
        if (!url) return;
        port = Number(new URL(url).port);
        resolve(url);
      };
      started.stdout.on('data', listen);
      started.stderr.on('data', listen);
    });
  };

  return {
    start,
    /**
     * Kills the server and starts it again.
     * @param {() => Promise<void>} meanwhile
     */
    crashServer: async (meanwhile) => {
      child?.kill('SIGKILL');
      if (child) await exitOf(child);
      await meanwhile();
      await start();
    },
    /** Kills PostgreSQL. The server restarts it by itself. */
    crashDatabase: async () => {
      const file = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    },
    stop: async () => {
      child?.kill('SIGTERM');
      if (child) await exitOf(child);
    },
  };
};
