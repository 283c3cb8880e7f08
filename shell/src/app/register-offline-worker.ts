/** URL of the service worker, at the root because its scope is the paths below it. */
const WORKER = '/service-worker.js';

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Registers the service worker, which stores visited menus for use without a connection (product.md §69).
 * Starts after the page has loaded, and reports the files of the page. Does nothing where workers are not
 * available.
 */
export const registerOfflineWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const path = window.location.pathname;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ path, files });
    // Requests sent before activation bypass the service worker, so they are reported to it.
    new PerformanceObserver((list) => {
      const missed = (list.getEntries() as PerformanceResourceTiming[]).filter(
        ({ workerStart }) => workerStart === 0,
      );
      if (missed.length > 0) active?.postMessage({ path, files: missed.map(({ name }) => name) });
    }).observe({ type: 'resource' });
  } catch {
    // The page works without it.
  }
};
