import { say } from '../../remote-kit/lib/progress.mjs';
import { runProgram } from '../../remote-kit/lib/run-program.mjs';

/**
 * How a suite of checks ended. `failures` names those that failed, where the suite knows them.
 * @typedef {{ name: string, passed: number, failed: number, failures?: string[] }} Result
 */

/**
 * Runs a program as one check, and prints its output at the end, because others may run in parallel.
 * @param {string} name what it checks
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
export const check = async (name, program, args) => {
  const { code, output } = await runProgram(program, args, { quiet: true });
  const result = { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  say(`\n== ${name}\n${output}${name}: ${code === 0 ? 'passed' : 'failed'}`);
  return result;
};

/**
 * Runs a step that passes unless it throws.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Result>}
 */
export const attempt = async (name, work) => {
  say(`\n== ${name}`);
  try {
    await work();
    return { name, passed: 1, failed: 0 };
  } catch (error) {
    say(String(error));
    return { name, passed: 0, failed: 1, failures: [String(error)] };
  }
};
