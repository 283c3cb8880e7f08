import { ScaffoldRefused } from '../scaffold/scaffold-remote.mjs';
import { Refused } from './api.mjs';

/**
 * Expected errors (rejections, failed builds, no browser) are told without a stack. Others are bugs of these commands.
 * @param {unknown} error
 */
const isExpected = (error) =>
  error instanceof Refused ||
  error instanceof ScaffoldRefused ||
  (error instanceof Error && error.constructor === Error);

/**
 * Runs the command that this process was started with.
 * @param {import('commander').Command} program
 */
export const runCommands = async (program) => {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await program.parseAsync();
  } catch (error) {
    if (!isExpected(error)) throw error;
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
};
