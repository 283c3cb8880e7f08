import type { BrowserErrors, ErrorFrames, ReportedError } from '@tavolina/shared-api/contract';
import { testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const DINER = 'remote-diner';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
/** The first character of the build is the first of a line of the sources. */
const MAP = {
  version: 3,
  sources: ['tavolina:///remote-diner/src/dish-sheet.tsx'],
  names: ['DishSheet'],
  mappings: 'AAUAA',
};

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' }, { withPages: true });

/** A storefront with a source map, and with a file that is none under the name of one. */
const diner = (version: string) => {
  const build = testBuild(DINER, version);
  build.files['main.js.map'] = JSON.stringify(MAP);
  build.files['other.js.map'] = JSON.stringify({ ...MAP, names: [42] }).slice(0, -1);
  return build;
};

const operators = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), diner('1.0.0')],
  published: [diner('2.0.0')],
});

const CHROME_FRAME = '    at DishSheet (https://tavolina.example/remotes/remote-diner/1.0.0/main.js:1:1)';
const SHELL_FRAME = '    at render (https://tavolina.example/shell/1.0.0/main.js:3:7)';

const errorOf = (
  message: string,
  frames: readonly string[] = [CHROME_FRAME],
  path = '/menu/42',
): ReportedError => ({
  message,
  stack: [message, ...frames].join('\n'),
  path,
});

let address = 0;
/** Reports errors, each time from another address. */
const tell = (errors: readonly ReportedError[], from?: string) => {
  address += 1;
  return send(server, 'POST', '/platform/reports', {
    body: { shell: '1.0.0', happenings: [], errors },
    headers: { 'user-agent': CHROME, 'x-forwarded-for': from ?? `10.1.0.${address}` },
  });
};

const ask = (path: string, token = operators.token) => send(server, 'GET', path, { token });
const errors = async () => ((await ask('/platform/errors')).body as BrowserErrors).items;
/** Resolves to the error with a text, once it was stored so many times. */
const errorWith = (text: string, times = 1): Promise<BrowserErrors['items'][number]> =>
  eventually(async () => {
    const error = (await errors()).find(({ message }) => message.includes(text));
    if (!error || error.count < times) throw new Error(`“${text}” is not stored`);
    return error;
  });

// product.md §595
test('counts errors that are the same, and says when, where and in which browser', async () => {
  expect(await tell([errorOf('TypeError: same'), errorOf('TypeError: same')])).toMatchObject({ status: 202 });
  expect(await errorWith('same')).toMatchObject({
    part: DINER,
    version: '1.0.0',
    is_offered: true,
    message: 'TypeError: same',
    count: 2,
    path: '/menu/42',
    browser: 'Chrome, Android',
  });
  await tell([errorOf('TypeError: same')]);
  const { first_at, last_at } = await errorWith('same', 3);
  expect(Date.parse(last_at)).toBeGreaterThan(Date.parse(first_at));
});

// product.md §597
test('shows where an error was thrown in the sources, by a map that browsers do not get', async () => {
  const firefox = 'render@https://tavolina.example/shell/1.0.0/main.js:3:7';
  await tell([
    {
      message: 'Error: mapped',
      stack: `DishSheet@https://t.example/remotes/remote-diner/1.0.0/main.js:1:1\n${firefox}`,
      path: '/',
    },
  ]);
  const { id } = await errorWith('mapped');
  const frames = (await ask(`/platform/errors/${id}/frames`)).body as ErrorFrames;
  expect(frames).toEqual([
    {
      version: 'remote-diner@1.0.0',
      file: 'remote-diner/src/dish-sheet.tsx',
      line: 11,
      column: 1,
      name: 'DishSheet',
      is_mapped: true,
    },
    { version: 'shell@1.0.0', file: 'main.js', line: 3, column: 7, name: 'render', is_mapped: false },
  ]);
  const publicMap = await fetch(`${new URL(server.api).origin}/remotes/remote-diner/1.0.0/main.js.map`);
  expect(publicMap.status).toBe(404);
  expect((await fetch(publicMap.url.replace(/\.map$/, ''))).status).toBe(200);
});

// product.md §595
test('an error belongs to the remote for which code of the shell ran', async () => {
  await tell([errorOf('Error: blamed', [SHELL_FRAME, CHROME_FRAME]), errorOf('Error: alone', [SHELL_FRAME])]);
  expect(await errorWith('blamed')).toMatchObject({ part: DINER });
  expect(await errorWith('alone')).toMatchObject({ part: 'shell', version: '1.0.0' });
});

// product.md §595
test('takes no error of code that visitors do not get', async () => {
  await tell([
    errorOf('Error: extension', ['    at x (chrome-extension://abc/remotes.js:1:1)']),
    errorOf('Error: withdrawn', [CHROME_FRAME.replace('1.0.0', '2.0.0')]),
    errorOf('Error: nowhere', []),
    errorOf('Error: known'),
  ]);
  await errorWith('known');
  const texts = (await errors()).map(({ message }) => message);
  expect(texts.filter((text) => /extension|withdrawn|nowhere|known/.test(text))).toEqual(['Error: known']);
});

// product.md §596
test('keeps no e-mail, no long number and no id of a page', async () => {
  const path = '/order/track/K7MQ-4XTD';
  await tell([errorOf('Error: private arta@shembull.al +355 69 123 4567\u0000\ud800', undefined, path)]);
  expect(await errorWith('private')).toMatchObject({
    message: 'Error: private …@… …\ufffd',
    path: '/order/track',
  });
});

// product.md §596
test('a text that is cut within a character, or a stack with any bytes, loses no error of others', async () => {
  const frame = CHROME_FRAME.replace('DishSheet', 'a\u0000b\ud800');
  await tell([
    errorOf(`Error: cut ${'x'.repeat(288)}🍲🍲`),
    errorOf('Error: bytes', [frame]),
    errorOf('Error: beside'),
  ]);
  expect((await errorWith('cut')).message).toBe(`Error: cut ${'x'.repeat(288)}🍲`);
  await errorWith('beside');
  const { id } = await errorWith('bytes');
  expect((await ask(`/platform/errors/${id}/frames`)).body).toMatchObject([{ name: 'DishSheet' }]);
});

// product.md §597
test.each([
  ['a line that no file has', `${CHROME_FRAME.replace('1:1', '99999999999999999999:1')}\n${SHELL_FRAME}`],
  ['a file below another', `${SHELL_FRAME.replace('main.js', 'main.js/x.js')}\n${SHELL_FRAME}`],
])('a stack that names %s is shown without it', async (text, stack) => {
  await tell([{ message: `Error: ${text}`, stack: `Error\n${stack}`, path: '/' }]);
  const { id } = await errorWith(text);
  const { status, body } = await ask(`/platform/errors/${id}/frames`);
  expect(status).toBe(200);
  expect((body as ErrorFrames).at(-1)).toMatchObject({ file: 'main.js', line: 3, is_mapped: false });
});

// product.md §597
test('of a build whose map is none, the places are those of its files', async () => {
  await tell([errorOf('Error: unmapped', [CHROME_FRAME.replace('main.js', 'other.js')])]);
  const { id } = await errorWith('unmapped');
  expect((await ask(`/platform/errors/${id}/frames`)).body).toMatchObject([
    { file: 'other.js', line: 1, column: 1, is_mapped: false },
  ]);
});

// product.md §595
test('takes at most sixty errors of an address in a minute, and two hundred of a version', async () => {
  const names = Array.from({ length: 65 }, (_, index) => `Error: flood ${index}`);
  for (let index = 0; index < names.length; index += 5)
    await tell(
      names.slice(index, index + 5).map((name) => errorOf(name)),
      '10.9.9.9',
    );
  const countOf = async (message: string) =>
    (await server.database.query('SELECT FROM browser_errors WHERE message LIKE $1', [message])).rowCount;
  await tell([errorOf('Error: of another')]);
  await eventually(async () => expect(await countOf('Error: of another')).toBe(1));
  expect(await countOf('Error: flood %')).toBe(60);
  await server.database.query(
    `INSERT INTO browser_errors (part, version, fingerprint, message, path, browser, frames, count)
     SELECT $1, '1.0.0', 'random ' || n, 'random', '/', '', '[]', 1 FROM generate_series(1, 200) n`,
    [DINER],
  );
  await tell([errorOf('Error: one too many'), errorOf('Error: of the shell', [SHELL_FRAME])]);
  await eventually(async () => expect(await countOf('Error: of the shell')).toBe(1));
  expect(await countOf('Error: one too many')).toBe(0);
});

// product.md §595
test('is for everybody with a token, and knows what it does not have', async () => {
  const team = await testTeam(server, DINER);
  expect(await ask('/platform/errors', team.token)).toMatchObject({ status: 200 });
  expect(await ask('/platform/errors', 'tvp_none')).toMatchObject({ status: 401 });
  const unknown = '/platform/errors/00000000-0000-4000-8000-000000000000/frames';
  expect(await ask(unknown)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await ask(unknown, 'tvp_none')).toMatchObject({ status: 401 });
});
