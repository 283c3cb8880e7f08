import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

/** Demo owners and their password. */
export const OWNER = { email: 'owner@tavolina.test', password: 'Tavolina-2026!', place: 'Oxhaku i Gjyshes' };

interface Fixtures {
  /** Address of the product that runs for the whole suite. */
  productUrl: string;
  /** Opens a browser window of its own; whatever it complains about fails the test. */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>;
  /** Complaints that this test expects, e.g. of a remote that is missing on purpose. */
  expected: RegExp[];
}

const watch = (context: BrowserContext, complaints: string[]): void => {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
};

/** Playwright's test with windows that fail the test on any unexpected error, warning or policy report. */
export const test = base.extend<Fixtures>({
  productUrl: [process.env.PRODUCT_URL ?? '', { option: true }],
  expected: [[], { option: true }],
  openWindow: async ({ browser, productUrl, expected }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: productUrl,
        locale: 'sq-AL',
        timezoneId: 'Europe/Tirane',
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      watch(context, complaints);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect, type Page };
