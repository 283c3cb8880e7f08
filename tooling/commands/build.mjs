import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';

// The parent process is gone.
const end = () => process.exit(1);
process.on('disconnect', end);
await installPackages();
const parts = await buildAll();
process.off('disconnect', end);
if (process.send) process.send(parts, () => process.disconnect());
