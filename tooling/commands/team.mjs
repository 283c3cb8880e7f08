import { installPackages } from '../lib/install-packages.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

readArguments(`Usage: npm run team

Does what a team does in an empty folder, with a registry and a server on this machine.`);

await installPackages();
// Imported only now, because packages may have just been installed.
const { buildAll } = await import('../lib/build-all.mjs');
const { tryOwnRepository } = await import('../teams/try-own-repository.mjs');
await tryOwnRepository(await buildAll());
