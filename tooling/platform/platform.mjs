import { Refused } from './api.mjs';
import { platform } from './commands.mjs';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await platform.parseAsync();
} catch (error) {
  // Expected errors (rejections, failed builds, no browser) are printed without a stack. Others are bugs of
  // these commands.
  const isSaid = error instanceof Refused || (error instanceof Error && error.constructor === Error);
  if (!isSaid) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
