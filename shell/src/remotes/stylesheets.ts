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

const failed = new Set<HTMLLinkElement>();

const note = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
};

/**
 * Notes which stylesheets do not come. Those of the document have come or failed before any code runs: the browser
 * neither paints nor runs deferred code without them.
 */
export const watchStylesheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) failed.add(link);
  document.addEventListener('error', note, true);
};

/** Asks again for stylesheets that did not come and still stand in the page: nobody else would. */
export const renewStylesheets = (): void => {
  for (const link of failed) if (link.isConnected) link.replaceWith(link.cloneNode());
  failed.clear();
};
