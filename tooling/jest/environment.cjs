const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks the web platform globals that react-router and the API client use; Node's own stand in. */
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
    // AbortSignal of jsdom is refused by Node's fetch.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    // jsdom has none; Base UI makes one when a key presses an item.
    this.global.PointerEvent ??= this.global.MouseEvent;
  }
};
