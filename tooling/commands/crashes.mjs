import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

const ROUNDS = 20;
const USAGE = `Usage: npm run crashes [-- ROUNDS]

Kills servers, nginx and databases while diners order; the server and its database ${ROUNDS} times in turn, or ROUNDS times.`;

const {
  positionals: [asked = String(ROUNDS)],
} = readArguments(USAGE, { most: 1 });
const rounds = Number(asked);
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write(`${asked} is no number of rounds.\n\n${USAGE}\n`);
  process.exit(1);
}

await installPackages();
// Imported only now, because packages may have just been installed.
const { runCrashesBehindNginx } = await import('../crashes/behind-nginx.mjs');
const { runFailover } = await import('../crashes/failover/run-failover.mjs');
const { runCrashes } = await import('../crashes/run.mjs');
await buildAll();
await runCrashesBehindNginx();
await runFailover();
await runCrashes(rounds, { withMails: true });
