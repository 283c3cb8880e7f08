import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { type OwnProduct, startOwnProduct } from './owned-product.ts';
import { loggedErrors } from './server-log.ts';

/** Demo owners and their password. */
export const OWNER = { email: 'owner@tavolina.test', password: 'Tavolina-2026!', place: 'Oxhaku i Gjyshes' };

/** Chromium's own line about an answer that a story brings about on purpose. */
export const refusal = (status: number): RegExp =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status} `);

/** Chromium's own line about a server that is not there. */
export const NO_SERVER =
  /^Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)$/;

/** The federation runtime's own line about a remote that is asked for again. */
export const ASKED_AGAIN = /^\[ Federation Runtime \]: The remote "[\w]+" is already registered\./;

/** Chromium's advice when what uses a remote's files comes late, or never. */
export const USED_LATE =
  /^The resource \S+\/remotes\/remote-(?:business|kitchen)\/\S+ was preloaded using link preload but not used/;

const TOLERATED = 'tolerated complaint';

/** Names complaints that this story brings about on purpose; they stand with the story in its report. */
export const tolerate = (...patterns: RegExp[]): void => {
  for (const { source } of patterns) base.info().annotations.push({ type: TOLERATED, description: source });
};

const tolerances = (): RegExp[] =>
  base
    .info()
    .annotations.filter(({ type }) => type === TOLERATED)
    .map(({ description = '' }) => new RegExp(description));

/** Playwright's own line about the worker that stories are kept free of. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  /** Address of the product that runs for the whole suite. */
  productUrl: string;
  /** Opens a new browser window. Unexpected console messages in it fail the test. */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /**
   * A copy of the product for stories of operators, who see what others do. A worker tells its stories one after the
   * other, and starts it with the first that asks for it.
   */
  operated: OwnProduct;
}

interface Complaint {
  text: string;
  /** Address of what it is about, if any. */
  about: string;
}

const watch = (context: BrowserContext, complaints: Complaint[]): void => {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() !== WORKER_BLOCKED)
      complaints.push({ text: message.text(), about: message.location().url });
  });
  context.on('weberror', (error) => complaints.push({ text: String(error.error()), about: '' }));
};

/** Playwright's test with windows that fail the test on any unexpected error, warning or policy report. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  operated: [
    async ({ browserName: _browser }, use) => {
      const own = await startOwnProduct();
      await use(own);
      await own.product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  productUrl: [process.env.PRODUCT_URL ?? '', { option: true }],
  openWindow: async ({ browser, productUrl }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: Complaint[] = [];
    const since = Date.now();
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: productUrl,
        locale: 'sq-AL',
        timezoneId: 'Europe/Tirane',
        viewport: { width: 1280, height: 900 },
        // A story sees every request itself; the one about the worker lets it in.
        serviceWorkers: 'block',
        ...options,
      });
      watch(context, complaints);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    const tolerated = tolerances();
    const unexpected = complaints.filter(({ text }) => !tolerated.some((pattern) => pattern.test(text)));
    const errors = unexpected.length > 0 ? loggedErrors(process.env.PRODUCT_DATA_DIR ?? '', since) : [];
    expect(unexpected, ['The console is empty. The server logged:', ...errors].join('\n')).toEqual([]);
  },
});

export { type BrowserContext, expect, type Locator, type Page, type Route };
