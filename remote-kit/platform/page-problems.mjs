/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('@tavolina/shared-api/contract').Happening} Happening */

const REPORTS = '/api/platform/reports';
const CSP = 'Content Security Policy: ';
/** Chromium's message about an expected error response, see `isExpected`. */
const EXPECTED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d /;
/**
 * Reports that no version may cause, in words.
 * @type {Partial<Record<Happening['kind'], string>>}
 */
const MEANING = {
  load_failed: 'its code did not load or threw while it loaded',
  render_failed: 'it threw while it drew the page',
  fell_back: 'the page went back to its last good version',
};

/**
 * Whether an error response is expected: 401 without a session, or 404 for a path such as `/menu` that is
 * only a prefix.
 * @param {import('playwright-core').ConsoleMessage} message
 * @param {string} address
 */
const isExpected = (message, address) => {
  const { url } = message.location();
  return EXPECTED_ANSWER.test(message.text()) && (url === address || url.includes('/api/'));
};

/**
 * Collects errors of a page and the reports that it sends.
 * @param {Page} page
 * @param {string} address
 * @param {string[]} problems
 * @param {Happening[]} told
 */
export const listen = async (page, address, problems, told) => {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message, address)) problems.push(message.text());
  });
  await page.exposeFunction('tellViolation', (/** @type {string} */ text) => problems.push(CSP + text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'tellViolation')(`${violatedDirective} ${blockedURI}`),
    );
  });
  // Trials must not count as visits.
  await page.route(`**${REPORTS}`, async (route) => {
    told.push(...route.request().postDataJSON().happenings);
    await route.fulfill({ status: 202 });
  });
};

/**
 * Makes the page send its queued reports, as it does when hidden, and waits for them by sending one more
 * report.
 * @param {Page} page
 */
export const flushReports = (page) =>
  page.evaluate(async (reports) => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await fetch(reports, { method: 'POST', body: JSON.stringify({ happenings: [] }) });
  }, REPORTS);

/**
 * Shared modules of which the page has a second copy, in words. A module that loads late is listed under
 * the part that requested it first, so the source of its code is compared.
 * @param {Page} page
 */
export const duplicateModules = (page) =>
  page.evaluate(() => {
    const { __SHARE__ = {}, __INSTANCES__ = [] } = Reflect.get(globalThis, '__FEDERATION__') ?? {};
    /** @type {{ options: { name: string, shared: Record<string, { get: unknown }[]> } }[]} */
    const instances = __INSTANCES__;
    const shell = instances.find(({ options }) => options.name === 'shell');
    const provided = Object.values(shell?.options.shared ?? {}).flatMap((offers) =>
      offers.map(({ get }) => get),
    );
    const modules = Object.values(__SHARE__).flatMap((scopes) =>
      Object.values(scopes).flatMap(Object.entries),
    );
    const copies = modules.flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, get }]) => ({ name, version, from, get })),
    );
    const strange = copies.filter(({ from, get }) => from !== 'shell' && !provided.includes(get));
    return [
      ...new Set(
        strange.map(
          ({ name, version, from }) =>
            `${name} ${version} comes from ${from} too: only the shell may bring it`,
        ),
      ),
    ];
  });

/**
 * Failures among a page's reports, in words.
 * @param {readonly Happening[]} told
 * @param {{ owner: string, versions: Record<string, string> }} expected
 */
export const failuresIn = (told, { owner, versions }) => {
  const failed = told.filter(({ kind }) => MEANING[kind]);
  const opened = told.filter(({ kind }) => kind === 'opened');
  const others = opened.filter(({ part, version }) => versions[part] && versions[part] !== version);
  const isOpen = opened.some(({ part }) => part === owner);
  return [
    ...failed.map(({ kind, part, version }) => `${part}@${version}: ${kind}, ${MEANING[kind]}`),
    ...others.map(({ part, version }) => `runs ${part}@${version} in place of ${versions[part]}`),
    ...(isOpen || failed.length > 0 ? [] : [`${owner} did not open: its page told nothing of it`]),
  ];
};
