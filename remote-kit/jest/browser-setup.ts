import '@testing-library/jest-dom';
import './strict-console.ts';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Set by the library while it looks again and again for what is not there yet. */
const isLookingAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** A failure that writes the document down when it is read: only the last of many is. */
const lateError: typeof getElementError = (message, container) => {
  const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  const get = (): string => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { configurable: true, get });
};

configure({
  // The code of a page is compiled when a test first opens it, which is slow on a busy machine.
  asyncUtilTimeout: 15_000,
  getElementError: (message, container) =>
    (isLookingAgain() ? lateError : getElementError)(message, container),
});

// React records where each element is made, as far back as this; jest asks for a hundred places.
Error.stackTraceLimit = 10;

// jsdom does not know this element, so React would warn about it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
