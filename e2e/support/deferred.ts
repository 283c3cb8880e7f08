/** A promise that is settled from outside. */
export interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

/** Something that is waited for until a story lets it happen. */
export const createDeferred = (): Deferred => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
