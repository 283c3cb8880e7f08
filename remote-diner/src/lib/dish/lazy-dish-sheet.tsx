import { lazy } from 'react';

/** How long a browser that does not tell when it is idle is given, in ms. */
const IDLE_MS = 2_000;

const load = () => import(/* webpackChunkName: 'dish' */ './dish-sheet.tsx');

/** A dish in full, with all that can be chosen of it. Its code is loaded when it is first shown. */
export const LazyDishSheet = lazy(async () => ({ default: (await load()).DishSheet }));

/** A dish of the cart in full, to be chosen again. */
export const LazyLineSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'dish' */ './line-sheet.tsx')).LineSheet,
}));

/** A dish in full where it cannot be ordered. */
export const LazyDishToRead = lazy(async () => ({ default: (await load()).DishToRead }));

const loadAhead = (): void => void load().catch(() => undefined);

/** Loads the code ahead of the first press, once nothing else is to do. What does not come is asked for again by a press. */
export const loadDishSheetWhenIdle = (): void => {
  // Not all browsers have `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(loadAhead);
  else setTimeout(loadAhead, IDLE_MS);
};
