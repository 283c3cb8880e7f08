import type { Page } from './test.ts';

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
}

/** Sums up from now on how far content jumps that nobody moved. */
export const watchJumps = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[]) if (!hadRecentInput) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { jumpsOf: () => sum });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'jumpsOf') as () => number)());
};
