import { Refused } from './api.mjs';
import { platform } from './commands.mjs';

try {
  await platform.parseAsync();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
