import { program } from 'commander';
import { say } from '../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { runCommands } from '../../remote-kit/platform/run-commands.mjs';
import { scaffoldRemote } from '../../remote-kit/scaffold/scaffold-remote.mjs';
import { addPackages } from '../lib/install-packages.mjs';
import { ownedIn } from '../lib/owned.mjs';
import { installed, ROOT } from '../lib/paths.mjs';

program
  .name('npm run scaffold --')
  .description('Makes a new remote with one page that builds, passes every check and can be released.')
  .argument('<remote>', 'its folder, e.g. remote-loyalty')
  .requiredOption('--prefix <path>', 'the path its pages begin with, e.g. /loyalty')
  .option('--below <part>', 'a part below whose path it stands; an operator has to give it that path')
  .option('--no-install', 'do not install what it is built with')
  .action(async (name, { prefix, below, install }) => {
    const folder = await scaffoldRemote(ROOT, { name, prefix, below }, ownedIn(ROOT));
    await runOrThrow(installed('biome'), ['format', '--write', folder]);
    if (install) await addPackages();
    say(`${name} is ready: npm run dev -- ${name}, then open ${prefix}.`);
  });

await runCommands(program);
