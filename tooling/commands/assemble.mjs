import path from 'node:path';
import { step } from '../../remote-kit/lib/progress.mjs';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: npm run assemble -- FOLDER\n');
  process.exit(1);
}
await installPackages();
// Imported only now, because packages may have just been installed.
const { assemble } = await import('../deploy/assemble.mjs');
const parts = await buildAll();
await step(`Assemble ${folder}`, () => assemble(path.resolve(folder), parts));
