import path from 'node:path';
import { buildAll } from '../lib/build-all.mjs';
import { dataDir } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { publish } from '../lib/publish.mjs';

const live = await publish(path.join(dataDir(), 'releases'), await buildAll());
for (const [name, version] of Object.entries(live)) say(`live: ${name} ${version}`);
