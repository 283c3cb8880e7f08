import { platform } from '../../remote-kit/platform/commands.mjs';
import { addPublish } from '../../remote-kit/platform/publish.mjs';
import { runCommands } from '../../remote-kit/platform/run-commands.mjs';

addPublish(async (dir) => {
  const { buildPart } = await import('../lib/build-all.mjs');
  return (await buildPart(dir)).folder;
});
await runCommands(platform.name('npm run platform --'));
