import { renderHook, waitFor } from '@testing-library/react';
import { useKeptPage } from './use-kept-page.ts';

const AT = 'https://tavolina.test';
const SHOWN = window.location.pathname;

/** The browser's report of requests, which jsdom does not have. */
class Observer {
  static all: Observer[] = [];
  options: PerformanceObserverInit = {};
  isOn = false;
  private readonly tell: (list: { getEntries: () => { name: string }[] }) => void;
  constructor(tell: Observer['tell']) {
    this.tell = tell;
    Observer.all.push(this);
  }
  observe(options: PerformanceObserverInit): void {
    Object.assign(this, { options, isOn: true });
  }
  disconnect(): void {
    this.isOn = false;
  }
  report(...names: string[]): void {
    this.tell({ getEntries: () => names.map((name) => ({ name })) });
  }
}

const before = globalThis.PerformanceObserver;
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Object.assign(globalThis, { PerformanceObserver: before });
});

// product.md §346
test('a page is kept with what it loaded before and with what it loads later', async () => {
  const sent: unknown[] = [];
  const worker = { ready: Promise.resolve({ active: { postMessage: (said: unknown) => sent.push(said) } }) };
  Object.assign(navigator, { serviceWorker: worker });
  Object.assign(globalThis, { PerformanceObserver: Observer });
  const { unmount } = renderHook(() => useKeptPage());
  const [observer] = Observer.all;
  expect(observer?.options).toEqual({ type: 'resource', buffered: true });
  observer?.report(`${AT}/remotes/business/1/kitchen.js`, `${AT}/locales/business.en.json`);
  observer?.report(`${AT}/remotes/business/1/sheet.js`);
  await waitFor(() =>
    expect(sent).toEqual([
      { path: SHOWN, files: [`${AT}/remotes/business/1/kitchen.js`, `${AT}/locales/business.en.json`] },
      { path: SHOWN, files: [`${AT}/remotes/business/1/sheet.js`] },
    ]),
  );
  unmount();
  expect(observer?.isOn).toBe(false);
});
