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
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ path: window.location.pathname, files });
  } catch {
    // The page works as it is.
  }
};
