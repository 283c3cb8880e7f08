import '@testing-library/jest-dom';
import './strict-console.ts';

// jsdom does not know this element, for which React would take it for a mistake.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
