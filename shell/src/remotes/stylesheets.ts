/** Longest wait for a stylesheet, in ms. After it the page is shown without. */
const TIMEOUT_MS = 3000;

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });

/**
 * Waits until all stylesheets are applied. The federation runtime adds a remote's stylesheet without
 * waiting for it, so that the remote would first be shown unstyled.
 */
export const stylesheetsReady = async (): Promise<void> => {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !link.sheet,
  );
  if (waiting.length === 0) return;
  const timeout = new Promise<void>((resolve) => window.setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all(waiting.map(settled)), timeout]);
};

const failed = new Set<HTMLLinkElement>();

const note = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
};

/**
 * Records stylesheets that fail to load. Those of the document have already loaded or failed, because the
 * browser runs deferred code only after them.
 */
export const watchStylesheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) failed.add(link);
  document.addEventListener('error', note, true);
};

/** Requests failed stylesheets in the page again, because nothing else does. */
export const retryStylesheets = (): void => {
  for (const link of failed) if (link.isConnected) link.replaceWith(link.cloneNode());
  failed.clear();
};
