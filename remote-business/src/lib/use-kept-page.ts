import { useEffect } from 'react';

/**
 * Lets the service worker keep the page that is shown, with its code and texts, so that it opens without a connection
 * (product.md §346). A page that was reached by a link has loaded most of them on another page.
 */
export const useKeptPage = (): void => {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(({ active }) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ path: window.location.pathname, files });
    });
  }, []);
};
