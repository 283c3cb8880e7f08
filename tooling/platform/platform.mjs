import { Refused } from './api.mjs';
import { platform } from './commands.mjs';

// Whoever reads only the first lines, as `head` does, has what they want.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await platform.parseAsync();
} catch (error) {
  // Builds that fail and a browser that is missing are said in plain errors; all else is a defect of these commands.
  const isSaid = error instanceof Refused || (error instanceof Error && error.constructor === Error);
  if (!isSaid) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
