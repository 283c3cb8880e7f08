import { announceRelease } from '@tavolina/shared-api/runtime';
import { report } from './report.ts';
import { reportReady, watchLeaving } from './report-ready.ts';
import { recordShellStart, recordStart, reportShellFailure } from './start-records.ts';

jest.mock('./report.ts', () => ({ report: jest.fn() }));

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const bring = (jar: { cookie: string }, cookie: string): void => {
  jar.cookie = cookie;
};
const DINER = { part: 'remote-diner', version: '2.0.0' };

beforeAll(() => {
  document.body.innerHTML =
    '<script type="application/json" id="release">{"apiBaseUrl":"/api","shell":{"version":"1.0.0"}}</script>';
  announceRelease({ apiBaseUrl: '/api', publicOrigin: '', shell: { version: '1.0.0' }, remotes: {} });
  watchLeaving();
});

beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response());
  Object.assign(globalThis, { fetch: asked });
  jest.mocked(report).mockReset();
});

afterEach(reportReady);

const told = () => asked.mock.calls.map(([, { body }]) => JSON.parse(String(body)).happenings[0]);
const shells = () => asked.mock.calls.map(([, { body }]) => JSON.parse(String(body)).shell);
const reported = () => jest.mocked(report).mock.calls.map(([{ kind, part }]) => `${part} ${kind}`);

const hide = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

// product.md §143
test('code that begins is told at once and kept until its page is ready', () => {
  recordShellStart();
  recordStart(DINER.part, DINER.version);
  recordStart(DINER.part, DINER.version);
  expect(told()).toEqual([
    { kind: 'started', part: 'shell', version: '1.0.0' },
    { kind: 'started', ...DINER },
  ]);
  expect(shells()).toEqual(['1.0.0', '1.0.0']);
  expect(document.cookie).toMatch(/^tavolina_starting=shell@1\.0\.0:\d+~remote-diner@2\.0\.0:\d+$/);
  reportReady();
  reportReady();
  expect(reported()).toEqual(['shell ready', 'remote-diner ready']);
  expect(document.cookie).toBe('');
});

test('the start of the shell that its document has told is not told again, and ends like any other', () => {
  document.documentElement.dataset.shellBegan = '12.5';
  bring(document, 'tavolina_starting=shell@1.0.0:17');
  recordShellStart();
  expect(asked).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.shellBegan).toBeUndefined();
  reportReady();
  expect(reported()).toEqual(['shell ready']);
  expect(document.cookie).toBe('');
});

test('what another page began first stays with its moment', () => {
  bring(document, 'tavolina_starting=remote-diner@2.0.0:17~remote-business@3.0.0:18');
  recordStart(DINER.part, DINER.version);
  expect(document.cookie).toBe('tavolina_starting=remote-diner@2.0.0:17~remote-business@3.0.0:18');
  reportReady();
  expect(document.cookie).toBe('tavolina_starting=remote-business@3.0.0:18');
  bring(document, 'tavolina_starting=; Max-Age=0');
});

test.each([
  ['gone', () => window.dispatchEvent(new Event('pagehide'))],
  ['behind others', () => hide('hidden')],
])('a page that is %s before it is ready says so, and the next one has nothing to avoid', (_where, leave) => {
  hide('visible');
  recordStart(DINER.part, DINER.version);
  leave();
  expect(reported()).toEqual(['remote-diner left']);
  expect(document.cookie).toBe('');
});

test('code that is not ready after half a minute has failed, whoever leaves then', () => {
  hide('visible');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  recordStart(DINER.part, DINER.version);
  const { cookie } = document;
  clock.mockReturnValue(31_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(reported()).toEqual([]);
  expect(document.cookie).toBe(cookie);
  // A page that becomes ready after all ends its record.
  clock.mockReturnValue(9_000_000);
  reportReady();
  expect(jest.mocked(report).mock.calls).toEqual([[{ kind: 'ready', ...DINER, value: 600_000 }]]);
  expect(document.cookie).toBe('');
  clock.mockRestore();
});

test('a shell that fails as it starts says so once, and the next document has something to avoid', () => {
  hide('visible');
  recordShellStart();
  const { cookie } = document;
  reportShellFailure();
  window.dispatchEvent(new Event('pagehide'));
  const about = { part: 'shell', version: '1.0.0' };
  const [, { body }] = asked.mock.lastCall ?? ['', { body: '{}' }];
  expect(JSON.parse(String(body)).happenings).toEqual([
    { kind: 'load_failed', ...about, value: expect.any(Number) },
    { kind: 'left', ...about, value: expect.any(Number) },
  ]);
  expect(reported()).toEqual([]);
  expect(document.cookie).toBe(cookie);
  bring(document, 'tavolina_starting=; Max-Age=0');
});

test('a shell that fails after it was ready is avoided too', () => {
  recordShellStart();
  reportReady();
  reportShellFailure();
  expect(told().at(-1)).toEqual({ kind: 'load_failed', part: 'shell', version: '1.0.0' });
  expect(document.cookie).toMatch(/^tavolina_starting=shell@1\.0\.0:\d+$/);
  bring(document, 'tavolina_starting=; Max-Age=0');
});

test('of a page that opens behind others nothing is awaited', () => {
  hide('hidden');
  recordStart(DINER.part, DINER.version);
  expect(told()).toEqual([]);
  expect(document.cookie).toBe('');
});
