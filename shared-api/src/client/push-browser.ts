import type { PushSubscriptionKeys } from '../contract/people/push.ts';
import { getPushKey } from './push.ts';

/**
 * Whether this browser can get pushes. `needs-install`: on an iPhone or iPad, from the home screen only.
 * `denied`: its user forbade notifications of this site.
 */
export type PushAbility = 'unsupported' | 'needs-install' | 'denied' | 'possible';

/** How long the service worker may take to start, in ms. */
const WORKER_MS = 10_000;

const isApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** What stands between this browser and pushes, if anything (product.md §319). */
export const pushAbility = (): PushAbility => {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // An app on the home screen that cannot is one of iOS before 16.4, and installing it once more would not help.
  if (!isAble) return isApple() && !isInstalled() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the service worker does not start')), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
};

const keysOf = (subscription: PushSubscription): PushSubscriptionKeys => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
};

/** The address at which this browser gets pushes; undefined where it gets none. */
export const presentPushEndpoint = async (): Promise<string | undefined> => {
  if (pushAbility() !== 'possible') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
};

/**
 * Subscribes this browser to pushes. Call it in a press: the browser asks for permission then.
 * @returns undefined when its user says no
 */
export const subscribeToPushes = async (): Promise<PushSubscriptionKeys | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const [{ public_key: applicationServerKey }, { active, pushManager }] = await Promise.all([
    getPushKey(),
    worker(),
  ]);
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscribe = (): Promise<PushSubscription> => pushManager.subscribe(options);
  // A subscription by an earlier key of the server is in the way of a new one.
  const present = await pushManager.getSubscription();
  const subscription = await subscribe().catch(async (error: unknown) => {
    if (!(await present?.unsubscribe())) throw error;
    return subscribe();
  });
  // At each report of a page the worker looks at the address, to know it once it is another (product.md §636).
  active?.postMessage({ path: window.location.pathname, files: [] });
  return keysOf(subscription);
};
