import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/** A press this soon after a change, in ms, was not made because of it. */
const REACTION_MS = 400;
/** A touch this soon, in ms, and this near, in px, after another may be the second of a double tap. */
const SECOND_TAP_MS = 500;
const NEAR_PX = 32;

type Guarded = Pick<BusinessOrderRow, 'id' | 'status' | 'collected'>;

/** The state of each order that decides about its buttons. */
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

/** A key that is held down repeats its press, and each step puts the next one under it. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && pressedIn(event)) event.preventDefault();
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Ignores presses that were meant for something else (product.md §128). Just after orders have moved, have changed by
 * themselves or had their payment noted, a button may have come under the finger, or may say something else than before.
 * A key that is held down counts as one press.
 * @param busyIds orders that are changed from here. Their owner expects that change, so only two kinds of presses are
 * ignored: on links, because a double click would leave the page, and touches at the place of the step (product.md §550),
 * because a double tap would take a step of the order that moves up
 * @returns handlers for the element around the buttons
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
