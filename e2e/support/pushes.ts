import type { Page } from './test.ts';

/**
 * Lets a page's browser subscribe with given keys: the browser of a test has no push service. Loaded again, the page still
 * has its subscription.
 */
export const subscribesWith = (page: Page, subscription: object): Promise<unknown> =>
  page.addInitScript((given) => {
    const made = { ...given, toJSON: () => given } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test-subscribed') === null ? null : made;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test-subscribed', 'yes');
      return made;
    };
  }, subscription);

/** The notifications that the service worker of a page's site shows. */
export const shownPushes = (page: Page): Promise<object[]> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.getRegistration();
    const notifications = (await registration?.getNotifications()) ?? [];
    return active ? notifications.map(({ title, body, tag, data }) => ({ title, body, tag, ...data })) : [];
  });

/** Hands pushes to the service worker of a page's site, as a push service does with what it has decrypted. */
export const pushDelivery = async (page: Page, url: string): Promise<(push: string) => Promise<unknown>> => {
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
