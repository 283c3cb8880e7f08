const ENDPOINT = 'https://push.example.com/send/1';
const KEYS = { p256dh: 'BCVxsr7N', auth: 'BTBZMqHH6r4Tts7J' };

/** What `subscribeToPushes` answers of the fake browser. */
export const FAKE_SUBSCRIPTION = { endpoint: ENDPOINT, keys: KEYS };

const define = (target: object, name: string, value: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
};

/**
 * Gives the test's browser pushes, which jsdom has not.
 * @param answer what its user says when it asks
 * @returns takes them away again
 */
export const fakePush = (answer: NotificationPermission, permission: NotificationPermission = 'default') => {
  const subscription = { endpoint: ENDPOINT, toJSON: () => FAKE_SUBSCRIPTION };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => subscription,
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  const undo = [
    define(window, 'Notification', notification),
    define(window, 'PushManager', class {}),
    define(navigator, 'serviceWorker', {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    }),
  ];
  return (): void => {
    for (const step of undo) step();
  };
};

/**
 * Makes the test's browser an iPhone's, which has pushes only in installed apps.
 * @param isInstalled whether the page is one, on a phone whose apps have none either
 * @returns takes it back
 */
export const fakePhone = (isInstalled = false): (() => void) => {
  const undo = [
    define(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'),
    define(window, 'matchMedia', () => Object.assign(new EventTarget(), { matches: isInstalled })),
  ];
  return (): void => {
    for (const step of undo) step();
  };
};
