/** Puts `name` on the window for one test. */
const stub = (name: string, value: unknown): void => {
  Object.defineProperty(window, name, { configurable: true, writable: true, value });
};

/** A browser whose reader did, or did not, ask for less motion. */
export const stubMotion = (isReduced: boolean): void => stub('matchMedia', () => ({ matches: isReduced }));

/** Stands in for the observer jsdom lacks. Returns how a test scrolls an element, by its id, to the reading line. */
export const stubReading = (): ((id: string) => void) => {
  let report: IntersectionObserverCallback = () => undefined;
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  stub('IntersectionObserver', FakeObserver);
  return (id) => {
    const target = document.getElementById(id);
    report(
      [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
      {} as IntersectionObserver,
    );
  };
};
