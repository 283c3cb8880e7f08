import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Within this time, in ms, nobody has seen a change and pressed because of it. */
const REACTION_MS = 400;
/** Within this time, in ms, and this distance, in px, a touch may be the second one of a double tap. */
const SECOND_TAP_MS = 500;
const NEAR_PX = 32;

type Guarded = Pick<BusinessOrderRow, 'id' | 'status' | 'collected'>;

/** What the buttons of each order follow from. */
const statesOf = (orders: readonly Guarded[]): Map<string, string> =>
  new Map(orders.map(({ id, status, collected }) => [id, `${status} ${collected?.by ?? ''}`]));

const pressedIn = ({ target }: { target: EventTarget }): Element | null =>
  target instanceof Element ? target.closest('button, a') : null;

/** Whether a touch is the second of a double tap, whose first changed an order. */
const isSecondTap = (
  { nativeEvent, clientX, clientY }: MouseEvent,
  first: { clientX: number; clientY: number; at: number } | undefined,
): boolean =>
  first !== undefined &&
  (nativeEvent as PointerEvent).pointerType === 'touch' &&
  performance.now() - first.at < SECOND_TAP_MS &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) <= NEAR_PX;

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
 * press, and no touch where the step was touched (product.md §550): a double click would leave the page, a double tap
 * take a step of the order that moves up
 * @returns handlers for what holds the buttons
 */
export const usePressGuard = (
  orders: readonly Guarded[] | undefined,
  busyIds = NONE,
): { onClickCapture: (event: MouseEvent) => void; onKeyDownCapture: (event: KeyboardEvent) => void } => {
  const shown = useRef<Map<string, string>>(undefined);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const press = useRef<{ clientX: number; clientY: number }>(undefined);
  /** The last press that changed an order, and when it did. */
  const step = useRef<{ clientX: number; clientY: number; at: number }>(undefined);
  useLayoutEffect(() => {
    if (!orders) return;
    const before = shown.current;
    const now = statesOf(orders);
    shown.current = now;
    const ids = new Set([...(before?.keys() ?? []), ...now.keys()]);
    const changed = before ? [...ids].filter((id) => before.get(id) !== now.get(id)) : [];
    if (changed.some((id) => busyIds.has(id))) {
      pressedAt.current = performance.now();
      step.current = press.current && { ...press.current, at: pressedAt.current };
    }
    if (changed.some((id) => !busyIds.has(id))) changedAt.current = performance.now();
  });
  const onClickCapture = (event: MouseEvent): void => {
    const pressed = pressedIn(event);
    const since = pressed?.matches('a') ? pressedAt.current : changedAt.current;
    if (isSecondTap(event, step.current) || (pressed && performance.now() - since < REACTION_MS)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    press.current = { clientX: event.clientX, clientY: event.clientY };
  };
  return { onClickCapture, onKeyDownCapture: ignoreHeldKey };
};
