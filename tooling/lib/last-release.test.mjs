import { once } from 'node:events';
import { createServer } from 'node:http';
import { startLastRelease } from './last-release.mjs';

const BUILDS = [{ folder: '/shell/dist/2.0.0' }];

/** @type {import('node:http').Server[]} */
const open = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/**
 * A server as it starts: it tells which shell is live, the one it had or the one it is given.
 * @param {string} kept version in its store, a folder or a bucket; none in an empty one
 */
const serverWith = (kept) => {
  /** @type {(readonly { folder: string }[])[]} */
  const started = [];
  /** @param {readonly { folder: string }[]} builds */
  const start = async (builds) => {
    started.push(builds);
    const version = builds.length > 0 ? '2.0.0' : kept;
    const server = createServer((_request, response) => response.end(JSON.stringify({ shell: { version } })));
    open.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const stop = async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    };
    return { url: `http://127.0.0.1:${port}`, stop };
  };
  return { start, started };
};

/** @param {string} url */
const liveAt = async (url) => (await (await fetch(url)).json()).shell.version;

test('what was released is shown, wherever the server keeps it, and nothing is built', async () => {
  const { start, started } = serverWith('1.0.0');
  const build = jest.fn(async () => BUILDS);
  const { url } = await startLastRelease(start, build);
  expect(await liveAt(url)).toBe('1.0.0');
  expect(build).not.toHaveBeenCalled();
  expect(started).toEqual([[]]);
});

test('where nothing was released, what is built now is, by one server after the other', async () => {
  const { start, started } = serverWith('');
  const { url } = await startLastRelease(start, async () => BUILDS);
  expect(await liveAt(url)).toBe('2.0.0');
  expect(started).toEqual([[], BUILDS]);
  expect(open.filter(({ listening }) => listening)).toHaveLength(1);
});
