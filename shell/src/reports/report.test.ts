import { type Happening, LIMITS } from '@tavolina/shared-api/contract';
import { currentRelease } from '@tavolina/shared-api/runtime';
import { fakeApi } from '@tavolina/shared-api/testing';

const REPORT = 'POST /platform/reports';
const failed: Happening = { kind: 'load_failed', part: 'remote-diner', version: '1.0.0' };

/** The reports of a new page, and the requests that the server receives. */
const openPage = async () => {
  jest.resetModules();
  const calls = fakeApi({ [REPORT]: undefined });
  const heard = (): Happening[][] =>
    calls.map(({ request }) => (request.body as { happenings: Happening[] }).happenings);
  const bodies = () => calls.map(({ request }) => request.body);
  return { ...(await import('./report.ts')), heard, bodies };
};

const hide = (): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

// product.md §682
test('a press whose trace is kept is told once the page is left, with nothing else to tell', async () => {
  const calls = fakeApi({ [REPORT]: undefined, 'POST /contact/message': undefined });
  jest.resetModules();
  const { configureApi, sendContactMessage, tracePresses } = await import('@tavolina/shared-api/client');
  const { startReports } = await import('./report.ts');
  configureApi({ baseUrl: '/api', language: () => 'sq', traceShare: 1 });
  tracePresses();
  startReports();
  await jest.advanceTimersByTimeAsync(3_000);
  window.dispatchEvent(new Event('pointerdown'));
  await sendContactMessage({
    full_name: 'Arta',
    email: 'arta@shembull.al',
    subject: 'Porosi',
    message: 'A punoni sot?',
  });
  const before = calls.length;
  hide();
  const { body } = calls[before]?.request ?? {};
  expect(body).toMatchObject({ happenings: [], presses: [{ by: 'pointerdown', path: '/' }] });
});

test('what happens together is told together', async () => {
  const { report, heard } = await openPage();
  report(failed);
  await jest.advanceTimersByTimeAsync(2_000);
  report({ ...failed, kind: 'fell_back' });
  expect(heard()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(heard().map((told) => told.map(({ kind }) => kind))).toEqual([['load_failed', 'fell_back']]);
});

test('says of which shell the page is, which may be the cause', async () => {
  const { report, bodies } = await openPage();
  report(failed);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(bodies()).toEqual([{ shell: currentRelease().shell.version, happenings: [failed] }]);
});

test('a page that goes out of sight tells at once what it gathered, and what happens then', async () => {
  const { report, startReports, heard } = await openPage();
  startReports();
  report(failed);
  hide();
  expect(heard().map((told) => told.map(({ kind }) => kind))).toEqual([['opened', 'load_failed']]);
  report(failed);
  expect(heard()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(2);
});

test('a page that fails in a loop is heard as often as the server takes, and no more', async () => {
  const { report, heard } = await openPage();
  for (let index = 0; index < LIMITS.happenings + 5; index += 1) report(failed);
  await jest.advanceTimersByTimeAsync(3_000);
  report(failed);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(heard().map(({ length }) => length)).toEqual([LIMITS.happenings]);
});
