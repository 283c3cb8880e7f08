import path from 'node:path';

/** Body of a function that nobody calls. If it is called after all, the stack of the error says which. */
export const NEVER = "throw Error('left out');";

/**
 * Functions of a package that a part never needs, with what stands in their place: `NEVER`, or what they always answer.
 * @typedef {{ test: RegExp, bodies: Record<string, string> }} LeftOut
 */

/**
 * Rules of the compiler for packages that it cannot shake, see the loader.
 * @param {readonly LeftOut[]} functions
 */
export const leaveOut = (functions) =>
  functions.map(({ test, bodies }) => ({
    test,
    loader: path.join(import.meta.dirname, 'leave-out-loader.mjs'),
    options: { bodies },
  }));
