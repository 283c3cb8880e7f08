import { retryStylesheets, stylesheetsReady, watchStylesheets } from './stylesheets.ts';

const addLink = (sheet: unknown): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
};

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

const settledAfter = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return done;
};

test('waits for a stylesheet that is still on its way', async () => {
  jest.useFakeTimers();
  addLink({});
  const slow = addLink(null);
  const ready = stylesheetsReady();
  expect(await settledAfter(ready)).toBe(false);
  slow.dispatchEvent(new Event('load'));
  expect(await settledAfter(ready)).toBe(true);
});

test('goes on without one that fails, or never comes', async () => {
  jest.useFakeTimers();
  const broken = addLink(null);
  const ready = stylesheetsReady();
  broken.dispatchEvent(new Event('error'));
  expect(await settledAfter(ready)).toBe(true);
  addLink(null);
  const endless = stylesheetsReady();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await settledAfter(endless)).toBe(true);
});

test('asks again for those that failed before the code ran and after, and for no others', () => {
  const early = addLink(null);
  const fine = addLink({});
  watchStylesheets();
  const slow = addLink(null);
  const late = addLink(null);
  const gone = addLink(null);
  for (const link of [late, gone]) link.dispatchEvent(new Event('error'));
  gone.remove();
  retryStylesheets();
  expect([early, late, gone].map(({ isConnected }) => isConnected)).toEqual([false, false, false]);
  expect([fine, slow].map(({ isConnected }) => isConnected)).toEqual([true, true]);
  const links = document.querySelectorAll('link');
  expect(links).toHaveLength(4);
  retryStylesheets();
  expect([...document.querySelectorAll('link')]).toEqual([...links]);
});
