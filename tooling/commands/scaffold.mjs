import { program } from 'commander';
import { say } from '../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { runCommands } from '../../remote-kit/platform/run-commands.mjs';
import { asksForRemote } from '../../remote-kit/scaffold/scaffold-command.mjs';
import { scaffoldRemote } from '../../remote-kit/scaffold/scaffold-remote.mjs';
import { addPackages } from '../lib/install-packages.mjs';
import { ownedIn } from '../lib/owned.mjs';
import { installed, ROOT } from '../lib/paths.mjs';

asksForRemote(program.name('npm run scaffold --'))
  .option('--no-install', 'do not install what it is built with')
  .action(async (name, { prefix, below, install }) => {
    const folder = await scaffoldRemote(ROOT, { name, prefix, below }, ownedIn(ROOT));
    await runOrThrow(installed('biome'), ['format', '--write', folder]);
    if (install) await addPackages();
    say(`${name} is ready: npm run dev -- ${name}, then open ${prefix}.`);
  });

await runCommands(program);
