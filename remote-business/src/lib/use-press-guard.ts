import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { entryOf, movedSince, type Places, placesIn } from './moved-entries.ts';

/** Within this time, in ms, nobody has seen a change and pressed because of it. */
const REACTION_MS = 400;
/** Within this time, in ms, a touch at the same place may be the second one of a double tap. */
const SECOND_TAP_MS = 500;

type Guarded = Pick<BusinessOrderRow, 'id' | 'status' | 'collected'>;

/** What the buttons of each order follow from. */
const statesOf = (orders: readonly Guarded[]): Map<string, string> =>
  new Map(orders.map(({ id, status, collected }) => [id, `${status} ${collected?.by ?? ''}`]));

const pressedIn = ({ target }: { target: EventTarget }): Element | null =>
  target instanceof Element ? target.closest('button, a, label, input') : null;

/** A key that is held down presses again and again, and each step gives it the next one. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && pressedIn(event)) event.preventDefault();
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps a press for what it was meant for (product.md §128): where orders move or change by themselves, or the
 * payment of one has been noted, a button that has just come under a finger, or says something else than a moment
 * ago, takes no press, and a key that is held down is one press.
 * @param busyIds orders that are changed from here. Those change as their owner expects, so that only links take no
 * press, and nothing in the entries (`data-order`) that have changed or moved by it (product.md §550): a double click
 * would leave the page, a double tap take a step of the order that moves up
 * @returns handlers for what holds the buttons
 */
export const usePressGuard = (
  orders: readonly Guarded[] | undefined,
  busyIds = NONE,
): { onClickCapture: (event: MouseEvent) => void; onKeyDownCapture: (event: KeyboardEvent) => void } => {
  const shown = useRef<Map<string, string>>(undefined);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  /** What was pressed in, and where its entries stood then. */
  const list = useRef<{ around: Element; places: Places }>(undefined);
  const movedAt = useRef<ReadonlyMap<string, number>>(new Map());
  const noteMoved = (changed: readonly string[]): void => {
    const now = performance.now();
    pressedAt.current = now;
    const before = list.current;
    const places = before?.around.isConnected ? placesIn(before.around) : undefined;
    const moved = before && places ? movedSince(before.places, places) : [];
    if (before && places) list.current = { around: before.around, places };
    const recent = [...movedAt.current].filter(([, at]) => now - at < SECOND_TAP_MS);
    movedAt.current = new Map([...recent, ...[...changed, ...moved].map((id) => [id, now] as const)]);
  };
  useLayoutEffect(() => {
    if (!orders) return;
    const before = shown.current;
    const now = statesOf(orders);
    shown.current = now;
    const ids = new Set([...(before?.keys() ?? []), ...now.keys()]);
    const changed = before ? [...ids].filter((id) => before.get(id) !== now.get(id)) : [];
    const own = changed.filter((id) => busyIds.has(id));
    if (own.length > 0) noteMoved(own);
    if (changed.some((id) => !busyIds.has(id))) changedAt.current = performance.now();
  });
  const onClickCapture = (event: MouseEvent): void => {
    const pressed = pressedIn(event);
    const since = pressed?.matches('a') ? pressedAt.current : changedAt.current;
    // Keys, without a detail, press what they stand on, wherever it has moved.
    const moved = event.detail > 0 && pressed ? movedAt.current.get(entryOf(pressed) ?? '') : undefined;
    const isSecondTap = moved !== undefined && performance.now() - moved < SECOND_TAP_MS;
    if (pressed && (isSecondTap || performance.now() - since < REACTION_MS)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    list.current = { around: event.currentTarget, places: placesIn(event.currentTarget) };
  };
  return { onClickCapture, onKeyDownCapture: ignoreHeldKey };
};
