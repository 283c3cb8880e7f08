import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

// Loaded before commands that need packages from their first line on, and that must not install any by themselves.
if (!existsSync(path.join(ROOT, 'tooling/node_modules'))) {
  process.stderr.write('The packages are not here yet. Run once: npm run setup\n');
  process.exit(1);
}
