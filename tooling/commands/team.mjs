import { installPackages } from '../lib/install-packages.mjs';

await installPackages();
// Imported only now, because packages may have just been installed.
const { buildAll } = await import('../lib/build-all.mjs');
const { tryOwnRepository } = await import('../teams/try-own-repository.mjs');
await tryOwnRepository(await buildAll());
