import { useEffect } from 'react';

/**
 * Lets the service worker keep the page that is shown, with its code and texts, so that it opens without a connection
 * (product.md §346). A page that was reached by a link has loaded most of them on another page, and loads others later.
 */
export const useKeptPage = (): void => {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const path = window.location.pathname;
    const observer = new PerformanceObserver((list) => {
      const files = list.getEntries().map(({ name }) => name);
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ path, files }));
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
};
