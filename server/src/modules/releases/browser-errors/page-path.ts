import { withoutPersonalData } from './without-personal-data.ts';

/** Parts of a page's path that are kept: those behind them are ids. */
const KEPT_PARTS = 2;

/** What is kept of the path of a visitor's page: its beginning, without what may be a person's (product.md §596). */
export const pagePath = (path: string): string =>
  withoutPersonalData(
    path
      .split('/')
      .slice(0, KEPT_PARTS + 1)
      .join('/'),
  );
