import { promiseHooks } from 'node:v8';
import type { Context } from '@opentelemetry/api';

/** The context of one piece of work, from its first step to its last. */
interface OpenContext {
  /** Runs a step of the work. What it awaits belongs to the work too. */
  run: <T>(step: () => T) => T;
  /** Says that the work is over. */
  end: () => void;
}

/** Says which piece of work the running code belongs to. */
export interface Scope {
  current: () => Context | undefined;
  open: (context: Context) => OpenContext;
  /** Lets a callback belong to the work that passes it, or to none, whoever calls it. */
  bind: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R;
}

/**
 * Follows pieces of work through what they await, as `AsyncLocalStorage` does, at a part of its cost (decision 0104): with
 * Node 20 that gives each promise of the process numbers, and calls four functions for each. Here a promise is marked
 * with its context, and nothing is called while no piece of work is followed. Callbacks are followed only where `bind`
 * is used.
 */
export const createScope = (): Scope => {
  const mark = Symbol('context');
  type Marked = Promise<unknown> & { [mark]?: Context };
  let current: Context | undefined;
  let followed = 0;
  let stopFollowing: unknown;

  const inContext = <T>(context: Context | undefined, step: () => T): T => {
    const before = current;
    current = context;
    try {
      return step();
    } finally {
      current = before;
    }
  };
  const follow = (): void => {
    followed += 1;
    if (followed > 1) return;
    current = undefined;
    stopFollowing = promiseHooks.createHook({
      init(promise: Marked) {
        if (current) promise[mark] = current;
      },
      before(promise: Marked) {
        current = promise[mark];
      },
      after() {
        current = undefined;
      },
    });
  };
  const leave = (): void => {
    followed -= 1;
    if (followed === 0) (stopFollowing as () => void)();
  };

  return {
    current: () => (followed > 0 ? current : undefined),
    open(context) {
      let isOver = false;
      follow();
      return {
        run: (step) => (isOver ? step() : inContext(context, step)),
        end() {
          if (isOver) return;
          isOver = true;
          leave();
        },
      };
    },
    bind(callback) {
      const own = current;
      return (...args) => inContext(own, () => callback(...args));
    },
  };
};
