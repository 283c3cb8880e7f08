import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

// Preloaded by commands that import packages at once and must not install any.
if (!existsSync(path.join(ROOT, 'tooling/node_modules'))) {
  process.stderr.write('The packages are not here yet. Run once: npm run setup\n');
  process.exit(1);
}
