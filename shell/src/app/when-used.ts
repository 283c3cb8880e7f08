import { reportReady } from '../reports/report-ready.ts';

/** The document sends it when what waited for a sign of the visitor may load (`code-after-paint.ts`). */
const USED = 'tavolina-used';

/**
 * Resolves once the page's own code may run: on a first visit of some pages only when somebody uses them, at once
 * everywhere else (product.md §225). Until then the document keeps that code in its template. The shell, which has
 * nothing more to start, counts as ready.
 */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = document.querySelector<HTMLTemplateElement>('template#code');
    if (!waiting?.content.hasChildNodes()) return resolve();
    document.addEventListener(USED, () => resolve(), { once: true });
    reportReady();
  });
