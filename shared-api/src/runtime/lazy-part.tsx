import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadUnlessAway } from './load-code.ts';

/** What a part that a press opens is told, and tells. */
interface Opened {
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onClose?: () => void;
}

const missing = createStore<{ count: number }>(() => ({ count: 0 }));

const countMissing = (): number => missing.getState().count;

/** How often a part did not come that somebody had opened, for what says so. The server draws with it too. */
export const useMissingParts = (): number =>
  useSyncExternalStore(missing.subscribe, countMissing, countMissing);

const close = ({ open = true, onOpenChange, onClose }: Opened): void => {
  if (!open || !(onOpenChange ?? onClose)) return;
  missing.setState(({ count }) => ({ count: count + 1 }));
  onOpenChange?.(false);
  onClose?.();
};

/** Counts how often the browser has said that it is online again, as long as that matters. */
const useComebacks = (matters: boolean): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!matters) return;
    const add = (): void => setCount((before) => before + 1);
    addEventListener('online', add);
    return () => removeEventListener('online', add);
  }, [matters]);
  return count;
};

/**
 * A part of a page whose code comes once the part is drawn. Where it does not come because the server is away, the page
 * stays: a part that somebody opened is closed again, which the shell says (product.md §448), and the next press asks
 * anew; others come with the connection. Code that throws, or that a release took away, is an error of the page.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let code: ComponentType<P> | undefined;
  return function LazyPart(props: P & Opened) {
    const [Part, setPart] = useState(() => code);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [missedAt, setMissedAt] = useState<string>();
    const attempt = `${props.open} ${useComebacks(!Part)}`;

    const handleCode = useEffectEvent((loaded: ComponentType<P> | undefined): void => {
      setPart(() => loaded);
      if (loaded) return;
      setMissedAt(attempt);
      close(props);
    });
    useEffect(() => {
      if (Part || missedAt === attempt) return;
      let isLeft = false;
      loadUnlessAway(load).then(
        (loaded) => {
          code = loaded ?? code;
          if (!isLeft) handleCode(loaded);
        },
        (error: unknown) => {
          if (!isLeft) setFailure({ error });
        },
      );
      return () => {
        isLeft = true;
      };
    }, [attempt, missedAt, Part]);

    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : null;
  };
};
