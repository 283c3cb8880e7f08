import { say } from '../../remote-kit/lib/progress.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

readArguments(`Usage: npm run pack

Packs what a team needs into dist/packages, for any npm registry.`);

await installPackages();
// Imported only now, because packages may have just been installed.
const { packPackages } = await import('../lib/pack-packages.mjs');
for (const file of await packPackages()) say(file);
