/**
 * Sets the clock, which goes on; timers run as ever, so that code which is still to load has its time. The test takes it
 * back by `jest.useRealTimers`.
 */
export const setClock = (iso: string): void => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  jest.setSystemTime(new Date(iso));
};
