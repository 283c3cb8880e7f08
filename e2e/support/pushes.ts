import { expect, type Page } from './test.ts';

/**
 * Lets a page's browser subscribe with given keys: the browser of a test has no push service. Loaded again, the page still
 * has its subscription.
 * @param subscribedWith is told the server's key that the page subscribes with, in base64url
 */
export const subscribesWith = async (
  page: Page,
  subscription: object,
  subscribedWith: (key: string) => void = () => undefined,
): Promise<void> => {
  await page.exposeFunction('testSubscribedWith', subscribedWith);
  await page.addInitScript((given) => {
    const made = { ...given, toJSON: () => given } as unknown as PushSubscription;
    const { testSubscribedWith } = window as unknown as {
      testSubscribedWith: (key: unknown) => Promise<void>;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test-subscribed') === null ? null : made;
    PushManager.prototype.subscribe = async (options) => {
      await testSubscribedWith(options?.applicationServerKey);
      localStorage.setItem('test-subscribed', 'yes');
      return made;
    };
  }, subscription);
};

/**
 * Gives the service worker of a page's site the subscription that its browser has, and another one where it has none and
 * subscribes again; resolves once the worker is there.
 * @returns the server's key that the worker subscribes with, in base64url, once it has
 */
export const workerHas = async (
  page: Page,
  { present, next }: { present?: object | undefined; next?: object | undefined },
): Promise<() => Promise<string | undefined>> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page has no service worker');
  await worker.evaluate(
    (given) => {
      const scope = globalThis as unknown as { PushManager: typeof PushManager; testKey?: unknown };
      const made = (keys?: object) =>
        keys && ({ ...keys, toJSON: () => keys } as unknown as PushSubscription);
      Object.assign(scope.PushManager.prototype, {
        getSubscription: async () => made(given.present) ?? null,
        permissionState: async () => 'granted',
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          scope.testKey = options.applicationServerKey;
          return made(given.next);
        },
      });
    },
    { present, next },
  );
  return () => worker.evaluate(() => (globalThis as { testKey?: string }).testKey);
};

/** Says to the service worker of a page's site, as a browser does, that the subscription is another; resolves once it is done. */
export const changesSubscription = async (page: Page): Promise<void> => {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const done: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void done.push(work);
    // Only a browser makes the real event.
    dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
    await Promise.all(done);
  });
};

/** The address at which the service worker of a page's site believes that the server knows this browser. */
export const knownPushAddress = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await caches.match('/push-address'))?.text());

/** The notifications that the service worker of a page's site shows. */
export const shownPushes = (page: Page): Promise<object[]> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.getRegistration();
    const notifications = (await registration?.getNotifications()) ?? [];
    return active ? notifications.map(({ title, body, tag, data }) => ({ title, body, tag, ...data })) : [];
  });

/** Hands pushes to the service worker of a page's site, as a push service does with what it has decrypted. */
const pushDelivery = async (page: Page, url: string): Promise<(push: string) => Promise<unknown>> => {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const { origin } = new URL(url);
  return (data) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

/**
 * Hands a page's service worker what a push service has decrypted, until it shows it: Chromium loses what its tools
 * deliver to a registration that it is still storing.
 */
export const showsPush = async (
  page: Page,
  url: string,
  push: string,
  shown: Record<string, unknown>,
): Promise<void> => {
  const deliver = await pushDelivery(page, url);
  await expect(async () => {
    await deliver(push);
    await expect.poll(() => shownPushes(page), { timeout: 1_000 }).toEqual([expect.objectContaining(shown)]);
  }).toPass();
};
