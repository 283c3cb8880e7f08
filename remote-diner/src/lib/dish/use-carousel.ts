import { type KeyboardEvent, useRef, useState } from 'react';

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A row that the browser scrolls and snaps, one element at a time: which one is in sight, and ways there by buttons and
 * keys.
 */
export const useCarousel = (count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  /** Where a press leads; what glides past until then is not in sight. */
  const aim = useRef<number>(undefined);
  const go = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    aim.current = next;
    setAt(next);
    track.current?.children[next]?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  };
  const forget = (): void => {
    aim.current = undefined;
  };
  return {
    at,
    isFirst: at === 0,
    isLast: at === count - 1,
    step: (by: number) => go(at + by),
    keys: (event: KeyboardEvent): void => {
      const next = KEYS[event.key];
      if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(next(at, count - 1));
    },
    track: {
      ref: track,
      // Not every browser lets keys reach what scrolls.
      tabIndex: 0,
      onScroll: (): void => {
        const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
        const seen = clientWidth === 0 ? at : Math.round(scrollLeft / clientWidth);
        if (aim.current !== undefined && aim.current !== seen) return;
        aim.current = undefined;
        setAt(seen);
      },
      // A hand takes over from what a press has set off.
      onPointerDown: forget,
      onWheel: forget,
    },
  };
};
