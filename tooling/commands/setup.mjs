import { installPackages } from '../lib/install-packages.mjs';

await installPackages();
