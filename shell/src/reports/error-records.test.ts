import { LIMITS } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';

const REPORT = 'POST /platform/reports';

/** A page that reports its errors, and what the server receives. */
const openPage = async () => {
  jest.resetModules();
  const calls = fakeApi({ [REPORT]: undefined });
  const records = await import('./error-records.ts');
  records.watchErrors();
  const { startReports } = await import('./report.ts');
  const told = () =>
    calls.flatMap(({ request }) => (request.body as { errors?: { message: string }[] }).errors ?? []);
  return { ...records, startReports, told };
};

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

// product.md §595
test('reports errors that nothing handled, also those of before the reports', async () => {
  const { startReports, told } = await openPage();
  const early = new TypeError('before');
  window.dispatchEvent(new ErrorEvent('error', { error: early }));
  startReports();
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('after') });
  window.dispatchEvent(rejection);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(told()).toEqual([
    { message: 'TypeError: before', stack: expect.stringContaining('before'), path: '/' },
    { message: 'Error: after', stack: expect.stringContaining('after'), path: '/' },
  ]);
});

// product.md §595
test('reports an error that comes after the first report by itself', async () => {
  const { startReports, recordError, told } = await openPage();
  startReports();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(told()).toEqual([]);
  recordError(new Error('late'));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(told()).toMatchObject([{ message: 'Error: late' }]);
});

// product.md §595
test('reports an error once, and of a page no more than the server takes', async () => {
  const { startReports, recordError, told } = await openPage();
  startReports();
  const error = new Error('x'.repeat(10_000));
  error.stack = 'y'.repeat(10_000);
  for (let index = 0; index < 2; index += 1) recordError(error);
  recordError('no error');
  for (let index = 0; index < 10; index += 1) recordError(new Error(`again ${index}`));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(told()).toHaveLength(LIMITS.reportedErrors);
  expect(told().filter(({ message }) => message.startsWith('Error: x'))).toHaveLength(1);
  expect(told()[0]).toMatchObject({
    message: `Error: ${'x'.repeat(LIMITS.errorMessage - 'Error: '.length)}`,
    stack: 'y'.repeat(LIMITS.errorStack),
  });
});
