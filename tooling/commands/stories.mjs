import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { say } from '../../remote-kit/lib/progress.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';
import { storiesConfig } from '../rspack/stories-config.mjs';

await installPackages();
const port = Number(process.env.PORT ?? 3100);
const compiler = rspack(storiesConfig(path.join(ROOT, 'shared-ui')));
const server = new RspackDevServer({ host: '127.0.0.1', port, hot: false }, compiler);
await server.start();
say(`The components are shown at http://127.0.0.1:${port}`);
