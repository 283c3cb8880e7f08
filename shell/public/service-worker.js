/* Stores visited menus for use without a connection. With a connection, every page comes from the server,
   so that releases and rollbacks reach everybody at once. Only files whose content never changes come from
   the cache first. docs/decisions/0009-menus-without-a-connection.md */
const PAGES = 'tavolina-pages-1';
const FILES = 'tavolina-files-1';
const PICTURES = 'tavolina-pictures-1';
const ANSWERS = 'tavolina-answers-1';
const TEXTS = 'tavolina-texts-1';
const PUSHES = 'tavolina-pushes-1';
/** Maximum number of entries. Files of a release are deleted with the pages that use them. */
const MAX_ENTRIES = { [PAGES]: 12, [FILES]: 400, [PICTURES]: 150, [ANSWERS]: 30, [TEXTS]: 12, [PUSHES]: 1 };
/** Key of the address at which the server knows this browser, where it gets pushes. */
const PUSH_ADDRESS = '/push-address';

/** Pages that are the same for everybody: an owner's hold nothing of the owner, who signs in on the device. */
const PUBLIC_PAGE =
  /^\/(?:(?:restaurants(?:\/[^/]+)?|menu\/[^/]+|place\/[^/]+|favourites|checkout|order-confirmation|orders|business\/kitchen|business\/screen\/[^/]+)\/?)?$/;
const RELEASE_FILE = /^\/(?:shell|remotes\/[^/]+)\/[^/]+\//;
const PICTURE = /^\/media\//;
/** Texts that are not in the document: a page needs those of its fallback language. */
const TEXT = /^\/locales\//;
const ANSWER = /^\/api\/(?:menus\/[0-9a-f-]{36}|places(?:\/[^/]+)?|exchange-rates)\/?$/;

const ANY = { ignoreVary: true };

const store = async (name, key, response) => {
  const cache = await caches.open(name);
  // Most recently used entries are last.
  await cache.delete(key, ANY);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name]));
  await Promise.all(surplus.map((old) => cache.delete(old, ANY)));
};

const cached = async (name, key) => (await caches.open(name)).match(key, ANY);

/** The cached page, or else another cached page, whose code can render this one from cached responses. */
const cachedPage = async (path) => {
  const cache = await caches.open(PAGES);
  const last = (await cache.keys()).at(-1);
  return (await cache.match(path, ANY)) ?? (last && cache.match(last, ANY));
};

const storePage = async (path, response) => {
  if (response.status === 200 && !response.redirected) return store(PAGES, path, response);
  if (response.status === 404) await (await caches.open(PAGES)).delete(path, ANY);
};

const respondWithPage = async (event, path) => {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(storePage(path, response.clone()));
    return response;
  } catch (error) {
    const page = await cachedPage(path);
    if (page) return page;
    throw error;
  }
};

const cacheFirst = async (event, name) => {
  const { request } = event;
  const known = await cached(name, request.url);
  if (known) return known;
  const response = await fetch(request);
  const client = await clients.get(event.clientId);
  const isPublic = client && PUBLIC_PAGE.test(new URL(client.url).pathname);
  if (isPublic && response.status === 200) event.waitUntil(store(name, request.url, response.clone()));
  return response;
};

/** Marks a cached response, so that the page knows that there is no connection. */
const marked = (known) => {
  const headers = new Headers(known.headers);
  headers.set('x-tavolina-kept', 'true');
  return new Response(known.body, { status: known.status, headers });
};

/** For content that may change: network first, cache as fallback. */
const networkFirst = async (event, name) => {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(store(name, request.url, response.clone()));
    return response;
  } catch (error) {
    const known = await cached(name, request.url);
    if (known) return marked(known);
    throw error;
  }
};

/** Deletes files of releases that no cached page uses. */
const deleteOldReleases = async () => {
  const pages = await (await caches.open(PAGES)).matchAll();
  const texts = await Promise.all(pages.map((page) => page.text()));
  const named = new Set(
    texts.flatMap((text) => text.match(/\/(?:shell|remotes\/[^/"]+)\/[^/"]+(?=\/)/g) ?? []),
  );
  const files = await caches.open(FILES);
  for (const { url } of await files.keys()) {
    const [folder = ''] = RELEASE_FILE.exec(new URL(url).pathname) ?? [];
    if (!named.has(folder.slice(0, -1))) await files.delete(url, ANY);
  }
};

/** Caches for the files of a page. */
const FIRST_VISIT_CACHES = [
  [RELEASE_FILE, FILES],
  [PICTURE, PICTURES],
  [TEXT, TEXTS],
];

/** A first visit began before this worker was active, so the page reports which files it used. */
const cacheFirstVisit = async ({ path, files }) => {
  if (!PUBLIC_PAGE.test(path)) return;
  if (!(await cached(PAGES, path))) {
    await storePage(path, await fetch(path, { headers: { accept: 'text/html' } }));
  }
  let isNew = false;
  for (const file of files) {
    const { origin, pathname } = new URL(file);
    const [, name] = FIRST_VISIT_CACHES.find(([pattern]) => pattern.test(pathname)) ?? [];
    if (origin !== location.origin || !name || (await cached(name, file))) continue;
    const response = await fetch(file);
    if (response.status === 200) await store(name, file, response);
    isNew = true;
  }
  // A page that is shown for long reports each of its requests.
  if (isNew) await deleteOldReleases();
};

const start = async () => {
  for (const name of await caches.keys()) if (!(name in MAX_ENTRIES)) await caches.delete(name);
  // The browser requests a page while this worker is starting.
  await registration.navigationPreload?.enable();
  await clients.claim();
};

/** Shows a push. A later one of the same tag replaces it and rings again (product.md §317). */
const showPush = async ({ title, body, tag, url, lang }) =>
  registration.showNotification(title, {
    ...{ body, tag, lang, data: { url }, icon: '/icon-192.png', badge: '/icon-192.png', renotify: true },
  });

/**
 * Focuses the window that shows the order of a push, or opens one. A page that is about no order always opens: what a
 * window shows of it may be another place's.
 */
const openPush = async (url) => {
  const { href, pathname, searchParams } = new URL(url, location.origin);
  const order = searchParams.get('order_id');
  const namesOrder = order !== null || /\/orders\/./.test(pathname);
  const shows = (client) => {
    const shown = new URL(client.url);
    return shown.pathname === pathname && (!order || shown.searchParams.get('order_id') === order);
  };
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = namesOrder && windows.find(shows);
  return open ? open.focus() : clients.openWindow(href);
};

const subscribeAgain = async () => {
  const { pushManager } = registration;
  if ((await pushManager.permissionState({ userVisibleOnly: true })) !== 'granted') return null;
  const { public_key: applicationServerKey } = await (await fetch('/api/push/key')).json();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

/**
 * Tells the server once this browser gets pushes at another address than it did: the push service may change it at any
 * time, and browsers do not always say so (product.md §636).
 */
const renewPushAddress = async (old) => {
  const known = (await (await cached(PUSHES, PUSH_ADDRESS))?.text()) ?? old;
  const present = await registration.pushManager?.getSubscription();
  const subscription = present ?? (known && (await subscribeAgain()));
  if (!subscription || subscription.endpoint === known) return;
  if (known) {
    const { endpoint, keys } = subscription.toJSON();
    const { ok } = await fetch('/api/push/renewals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ old_endpoint: known, subscription: { endpoint, keys } }),
    });
    if (!ok) return;
  }
  await store(PUSHES, PUSH_ADDRESS, new Response(subscription.endpoint));
};

/** One after the other: each begins at what the one before has told. What fails is tried again at the next page. */
let renewed = Promise.resolve();
const renewInTurn = (old) => {
  renewed = renewed.then(() => renewPushAddress(old)).catch(() => undefined);
  return renewed;
};

addEventListener('push', (event) => event.waitUntil(showPush(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(event.notification.data.url));
});
addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewInTurn(event.oldSubscription?.endpoint)),
);
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(start()));
/** One after the other: while one stores a page, another would find none that uses its files, and delete them. */
let reported = Promise.resolve();
addEventListener('message', (event) => {
  reported = reported.then(() => cacheFirstVisit(event.data)).catch(() => undefined);
  event.waitUntil(Promise.all([reported, renewInTurn()]));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (PUBLIC_PAGE.test(pathname)) event.respondWith(respondWithPage(event, pathname));
  } else if (RELEASE_FILE.test(pathname)) event.respondWith(cacheFirst(event, FILES));
  else if (PICTURE.test(pathname)) event.respondWith(cacheFirst(event, PICTURES));
  else if (TEXT.test(pathname)) event.respondWith(networkFirst(event, TEXTS));
  // Responses for signed-in owners are never cached.
  else if (ANSWER.test(pathname) && !request.headers.has('authorization'))
    event.respondWith(networkFirst(event, ANSWERS));
});
