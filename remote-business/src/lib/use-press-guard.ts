import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Within this time, in ms, nobody has seen a change and pressed because of it. */
const REACTION_MS = 400;

type Guarded = Pick<BusinessOrderRow, 'id' | 'status' | 'collected'>;

/** What the buttons of each order follow from. */
const statesOf = (orders: readonly Guarded[]): Map<string, string> =>
  new Map(orders.map(({ id, status, collected }) => [id, `${status} ${collected?.by ?? ''}`]));

const pressedIn = ({ target }: { target: EventTarget }): Element | null =>
  target instanceof Element ? target.closest('button, a') : null;

/** A key that is held down presses again and again, and each step gives it the next one. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && pressedIn(event)) event.preventDefault();
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps a press for what it was meant for (product.md §128): where orders move or change by themselves, or the
 * payment of one has been noted, a button that has just come under a finger, or says something else than a moment
 * ago, takes no press, and a key that is held down is one press.
 * @param busyIds orders that are changed from here; those change as their owner expects, so that only links take no
 * press: the second click of a double click would leave the page
 * @returns handlers for what holds the buttons
 */
export const usePressGuard = (
  orders: readonly Guarded[] | undefined,
  busyIds = NONE,
): { onClickCapture: (event: MouseEvent) => void; onKeyDownCapture: (event: KeyboardEvent) => void } => {
  const shown = useRef<Map<string, string>>(undefined);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (!orders) return;
    const before = shown.current;
    const now = statesOf(orders);
    shown.current = now;
    const ids = new Set([...(before?.keys() ?? []), ...now.keys()]);
    const changed = before ? [...ids].filter((id) => before.get(id) !== now.get(id)) : [];
    if (changed.some((id) => busyIds.has(id))) pressedAt.current = performance.now();
    if (changed.some((id) => !busyIds.has(id))) changedAt.current = performance.now();
  });
  const onClickCapture = (event: MouseEvent): void => {
    const pressed = pressedIn(event);
    const since = pressed?.matches('a') ? pressedAt.current : changedAt.current;
    if (!pressed || performance.now() - since >= REACTION_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onClickCapture, onKeyDownCapture: ignoreHeldKey };
};
