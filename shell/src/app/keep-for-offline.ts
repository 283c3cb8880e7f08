/** Address of the worker that keeps seen menus; at the root, because it may only serve what lies below it. */
const WORKER = '/service-worker.js';

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Lets a menu that was seen be opened without a connection (product.md §69). Begins once the page has loaded, and tells
 * the worker what the page was made of. Browsers and addresses that allow no worker go without.
 */
export const keepForOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const path = window.location.pathname;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ path, files });
    // What was under way by then came past the worker, too; whatever begins later goes through it.
    new PerformanceObserver((list) => {
      const missed = (list.getEntries() as PerformanceResourceTiming[]).filter(
        ({ workerStart }) => workerStart === 0,
      );
      if (missed.length > 0) active?.postMessage({ path, files: missed.map(({ name }) => name) });
    }).observe({ type: 'resource' });
  } catch {
    // The page works as it is.
  }
};
