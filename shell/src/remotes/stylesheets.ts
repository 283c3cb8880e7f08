/** Longest wait for a stylesheet, in ms; after it the page is shown as it is. */
const PATIENCE = 3000;

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });

/**
 * Waits until every stylesheet in the page is applied. The federation runtime adds a remote's stylesheet itself and
 * does not wait for it, so that a slow one would show the remote naked first.
 */
export const stylesheetsReady = async (): Promise<void> => {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !link.sheet,
  );
  if (waiting.length === 0) return;
  const patience = new Promise<void>((resolve) => window.setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(waiting.map(settled)), patience]);
};
