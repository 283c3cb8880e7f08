require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Web platform globals that react-router and the API client use and jsdom lacks; Node's are used. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node's fetch rejects the AbortSignal of jsdom.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    // Missing in jsdom; Base UI creates one when a key activates an item.
    this.global.PointerEvent ??= this.global.MouseEvent;
  }
};
