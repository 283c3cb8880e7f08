import { program } from 'commander';
import { addPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { installed, runOrThrow } from '../lib/run-program.mjs';
import { ScaffoldRefused, scaffoldRemote } from '../scaffold/scaffold-remote.mjs';

program
  .name('npm run scaffold --')
  .description('Makes a new remote with one page that builds, passes every check and can be released.')
  .argument('<remote>', 'its folder, e.g. remote-loyalty')
  .requiredOption('--prefix <path>', 'the path its pages begin with, e.g. /loyalty')
  .option('--no-install', 'do not install what it is built with')
  .action(async (name, { prefix, install }) => {
    const folder = await scaffoldRemote(ROOT, { name, prefix });
    await runOrThrow(installed('biome'), ['format', '--write', folder]);
    if (install) await addPackages();
    say(`${name} is ready: npm run dev -- ${name}, then open ${prefix}.`);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ScaffoldRefused)) throw error;
  program.error(error.message);
}
