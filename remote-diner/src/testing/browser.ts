/** Puts `name` on the window for one test. */
const stub = (name: string, value: unknown): void => {
  Object.defineProperty(window, name, { configurable: true, writable: true, value });
};

/** A browser whose reader did, or did not, ask for less motion. */
export const stubMotion = (isReduced: boolean): void => stub('matchMedia', () => ({ matches: isReduced }));

/**
 * Stands in for the observer jsdom lacks. Returns how a test scrolls elements, by their ids, to the reading line, one
 * after the other; a busy page hears of all of them at once.
 */
export const stubReading = (): ((...ids: string[]) => void) => {
  let report: IntersectionObserverCallback = () => undefined;
  let read: string | undefined;
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  stub('IntersectionObserver', FakeObserver);
  const entry = (id: string, isIntersecting: boolean) =>
    ({ isIntersecting, target: document.getElementById(id) }) as unknown as IntersectionObserverEntry;
  return (...ids) => {
    const entries = ids.flatMap((id) => {
      const left = read;
      read = id;
      return left === undefined ? [entry(id, true)] : [entry(left, false), entry(id, true)];
    });
    report(entries, {} as IntersectionObserver);
  };
};

/**
 * A browser that says where it is, or why not. `missing`: it has no geolocation.
 * @param until the answer waits for it; without it, the answer comes at once
 * @returns gets an entry each time the browser is asked
 */
export const stubPlace = (
  answer: { latitude: number; longitude: number } | 'denied' | 'unavailable' | 'slow' | 'missing',
  until?: Promise<void>,
): unknown[] => {
  const asked: unknown[] = [];
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  const reasons = { denied: 1, unavailable: 2, slow: 3 };
  if (answer === 'missing') {
    Reflect.deleteProperty(navigator, 'geolocation');
    return asked;
  }
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onPosition, onError) => {
    asked.push(answer);
    if (typeof answer === 'string') onError?.({ ...codes, code: reasons[answer], message: '' });
    else if (until) void until.then(() => onPosition({ coords: answer } as GeolocationPosition));
    else onPosition({ coords: answer } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return asked;
};
