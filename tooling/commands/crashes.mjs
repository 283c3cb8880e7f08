import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';

const ROUNDS = 20;

await installPackages();
// Imported only now, because packages may have just been installed.
const { runCrashesBehindNginx } = await import('../crashes/behind-nginx.mjs');
const { runFailover } = await import('../crashes/failover/run-failover.mjs');
const { runCrashes } = await import('../crashes/run.mjs');
await buildAll();
await runCrashesBehindNginx();
await runFailover();
await runCrashes(Number(process.argv[2] ?? ROUNDS), { withMails: true });
