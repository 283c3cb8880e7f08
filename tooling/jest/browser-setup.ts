import '@testing-library/jest-dom';
import './strict-console.ts';
import { configure } from '@testing-library/react';

// The code of a page is compiled when a test first opens it, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// React records where each element is made, as far back as this; jest asks for a hundred places.
Error.stackTraceLimit = 10;

// jsdom does not know this element, so React would warn about it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
