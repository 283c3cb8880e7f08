/** @typedef {import('playwright-core').Page} Page */

/** How long a page may take until it shows itself, in ms. */
const PATIENCE = 20_000;
const REPORTS = '**/platform/reports';
const CSP = 'Content Security Policy: ';
/** Chromium's line about an answer that a page may well expect, such as that nobody is signed in. */
const EXPECTED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d /;

/**
 * Listens to everything a page may complain about.
 * @param {Page} page
 * @param {string[]} problems
 */
const listen = async (page, problems) => {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isExpected = EXPECTED_ANSWER.test(message.text()) && message.location().url.includes('/api/');
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  await page.exposeFunction('tellViolation', (/** @type {string} */ text) => problems.push(CSP + text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'tellViolation')(`${violatedDirective} ${blockedURI}`),
    );
  });
  // What a trial meets is no figure of visitors.
  await page.route(REPORTS, async (route) => {
    const { happenings } = route.request().postDataJSON();
    for (const { kind, part, version } of happenings)
      if (/failed|fell/.test(kind)) problems.push(`${part}@${version}: ${kind}`);
    await route.fulfill({ status: 202 });
  });
};

/**
 * Shared modules of which the page has another copy than the shell's, in words.
 * @param {Page} page
 */
const strangeCopies = (page) =>
  page.evaluate(() => {
    const { __SHARE__ = {} } = Reflect.get(globalThis, '__FEDERATION__') ?? {};
    const modules = Object.values(__SHARE__).flatMap((scopes) =>
      Object.values(scopes).flatMap(Object.entries),
    );
    const copies = modules.flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from }]) => ({ name, version, from })),
    );
    const strange = copies.filter(({ from }) => from !== 'shell');
    return [
      ...new Set(strange.map(({ name, version, from }) => `${name} ${version} comes from ${from} too`)),
    ];
  });

/**
 * Opens an address as a visitor does.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 * @returns {Promise<string[]>} what went wrong, in words
 */
export const visit = async (context, url) => {
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  await listen(page, problems);
  try {
    const answer = await page.goto(url, { timeout: PATIENCE });
    if ((answer?.status() ?? 500) >= 500) problems.push(`answered ${answer?.status()}`);
    // The view that came with the page is inert; the page itself is what its code has drawn.
    await page
      .locator('#root > :not([inert]) h1, #root main:not([aria-busy]) h1')
      .first()
      .waitFor({ timeout: PATIENCE });
    problems.push(...(await strangeCopies(page)));
    // A report of a failure waits for others that may come.
    if (problems.length === 0) await page.waitForLoadState('networkidle', { timeout: PATIENCE });
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.close();
  return [...new Set(problems)];
};
