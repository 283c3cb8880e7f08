import type { Page } from './test.ts';

/**
 * Counts these objects in the page's memory. A page with one copy of React, one router and one session has one of each,
 * also when several names refer to it.
 */
const SINGLETONS = {
  // Every React has one of these, and hooks work through it alone.
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  // What a router hands to its pages, and what each of the session's store to its readers.
  router: '_internalFetchControllers',
  session: 'getInitialState',
};

/** How many of each there are. */
export type Singletons = Record<keyof typeof SINGLETONS, number>;

/** Runs in the page, on everything that lives in it. */
function count(this: object[], marks: Record<string, string>): Record<string, number> {
  const own = (object: object, name: string): unknown => {
    try {
      return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
    } catch {
      return undefined;
    }
  };
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  /** What a bundler keeps under the same name to find it by is a function; what is sought is an object, or a reader of one. */
  const isSought = (name: string, value: unknown): boolean => {
    if (name !== 'session') return isObject(value);
    const state: unknown = typeof value === 'function' ? value() : undefined;
    return isObject(state) && 'isChecked' in state;
  };
  const found = Object.fromEntries(Object.keys(marks).map((name) => [name, new Set<unknown>()]));
  for (const object of this)
    for (const [name, mark] of Object.entries(marks)) {
      const value = own(object, mark);
      if (isSought(name, value)) found[name]?.add(value);
    }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, values.size]));
}

/** Counts them in a page as it is now. */
export const countSingletons = async (page: Page): Promise<Singletons> => {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: String(count),
    arguments: [{ value: SINGLETONS }],
    returnByValue: true,
  });
  await session.detach();
  return result.value as Singletons;
};
