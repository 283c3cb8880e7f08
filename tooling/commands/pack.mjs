import { say } from '../../remote-kit/lib/progress.mjs';
import { installPackages } from '../lib/install-packages.mjs';

await installPackages();
// Imported only now, because packages may have just been installed.
const { packPackages } = await import('../lib/pack-packages.mjs');
for (const file of await packPackages()) say(file);
