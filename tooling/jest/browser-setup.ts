import '@testing-library/jest-dom';
import './strict-console.ts';
import { configure } from '@testing-library/react';

// A page's code is compiled when a test first opens it, which takes longer on a busy machine than an answer does.
configure({ asyncUtilTimeout: 15_000 });

// jsdom does not know this element, for which React would take it for a mistake.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
