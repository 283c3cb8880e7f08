/** @typedef {{ lcp: number, bytes: number }} Load LCP in ms, bytes as they came over the network */

/** A phone on a slow mobile network, with the values of Lighthouse: bytes per second, ms, CPU slowdown. */
const PHONE = { download: 204_800, upload: 96_000, latency: 150, cpu: 4 };

/**
 * Loads a page on an emulated phone with an empty cache, until nothing more comes.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Load>}
 */
export const loadOnPhone = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sq-AL' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.download,
    uploadThroughput: PHONE.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { lcp: Number(lcp), bytes };
};
