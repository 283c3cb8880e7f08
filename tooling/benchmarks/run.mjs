import { buildAll } from '../lib/build-all.mjs';
import { checkSizes } from '../lib/check-sizes.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

/**
 * Benchmarks by name: `npm run bench page-load`. Without a name, all run. Imported after the packages are
 * installed.
 */
const BENCHMARKS = {
  sizes: () => checkSizes,
  'menus-list': async () => (await import('./menus-list.mjs')).benchmarkMenusList,
  catalogue: async () => (await import('./catalogue/benchmark-catalogue.mjs')).benchmarkCatalogue,
  'page-load': async () => (await import('./page-load.mjs')).benchmarkPageLoad,
  'first-press': async () => (await import('./first-press.mjs')).benchmarkFirstPress,
  release: async () => (await import('./release.mjs')).benchmarkRelease,
  lighthouse: async () => (await import('./lighthouse.mjs')).benchmarkLighthouse,
  search: async () => (await import('./search/benchmark-search.mjs')).benchmarkSearch,
  carts: async () => (await import('./carts.mjs')).benchmarkCarts,
  'menu-size': async () => (await import('./menu-size.mjs')).benchmarkMenuSize,
  kitchen: async () => (await import('./kitchen.mjs')).benchmarkKitchen,
  editor: async () => (await import('./editor.mjs')).benchmarkEditor,
  uploads: async () => (await import('./uploads.mjs')).benchmarkUploads,
  memory: async () => (await import('./memory/benchmark-memory.mjs')).benchmarkMemory,
  failover: async () => (await import('./failover/benchmark-failover.mjs')).benchmarkFailover,
  orders: async () => (await import('./orders/benchmark-orders.mjs')).benchmarkOrders,
  chaos: async () => (await import('./chaos/benchmark-chaos.mjs')).benchmarkChaos,
  deploy: async () => (await import('./deploy/benchmark-deploy.mjs')).benchmarkDeploy,
  node: async () => (await import('./node-versions/benchmark-node.mjs')).benchmarkNode,
  'telemetry-cost': async () =>
    (await import('./telemetry-cost/benchmark-telemetry-cost.mjs')).benchmarkTelemetryCost,
  saturday: async () => (await import('./saturday/benchmark-saturday.mjs')).benchmarkSaturday,
};

const USAGE = `Usage: npm run bench [-- NAME...]

Runs these benchmarks, or all of them: ${Object.keys(BENCHMARKS).join(', ')}.`;

const { positionals: asked } = readArguments(USAGE, { most: Number.POSITIVE_INFINITY });
const unknown = asked.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}.\n\n${USAGE}\n`);
  process.exit(1);
}

await installPackages();
const parts = await buildAll();
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const run = await load();
  await run(parts);
}
