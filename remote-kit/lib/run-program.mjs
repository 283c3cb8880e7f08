import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string }} Outcome */

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Forwards signals to a program while it runs, so that it does not outlive this process.
 * @param {import('node:child_process').ChildProcess} child
 */
const forwardSignals = (child) => {
  const handlers = SIGNALS.map((signal) => {
    const handle = () => {
      child.kill(signal);
      child.once('close', () => process.exit(1));
    };
    process.on(signal, handle);
    return () => process.off(signal, handle);
  });
  child.once('close', () => {
    for (const stop of handlers) stop();
  });
};

/**
 * Runs a program here, or in `cwd`, and waits for its end. Its output is shown unless `quiet`, and
 * kept.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<Outcome>}
 */
export const runProgram = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...options.env };
    const child = spawn(program, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    forwardSignals(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        output += text;
        if (!options.quiet) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs a program and fails with its output when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @throws {Error} with the program's output
 */
export const runOrThrow = async (program, args, options = {}) => {
  const { code, output } = await runProgram(program, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
};
