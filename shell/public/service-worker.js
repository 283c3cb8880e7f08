/*
 * Keeps the menus somebody has seen for when there is no connection. Whoever has one gets every page from the server,
 * so a release and a rollback reach everybody at once; only files that never change under their address come from here
 * first. docs/decisions/0009-menus-without-a-connection.md
 */
const PAGES = 'tavolina-pages-1';
const FILES = 'tavolina-files-1';
const PICTURES = 'tavolina-pictures-1';
const ANSWERS = 'tavolina-answers-1';
const TEXTS = 'tavolina-texts-1';
/** How many of each are kept; the files of a release belong to the pages that name them. */
const MOST = { [PAGES]: 12, [FILES]: 400, [PICTURES]: 150, [ANSWERS]: 30, [TEXTS]: 12 };

const PUBLIC_PAGE = /^\/(?:(?:restaurants|menu\/[^/]+|checkout|order-confirmation|orders)\/?)?$/;
const RELEASE_FILE = /^\/(?:shell|remotes\/[^/]+)\/[^/]+\//;
const PICTURE = /^\/media\//;
/** Texts that did not come in the page: a page waits for those of the language it falls back to. */
const TEXT = /^\/locales\//;
const ANSWER = /^\/api\/(?:menus\/[0-9a-f-]{36}|exchange-rates)\/?$/;

const ANY = { ignoreVary: true };

const keep = async (name, key, response) => {
  const cache = await caches.open(name);
  // What was seen last stands last.
  await cache.delete(key, ANY);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - MOST[name]));
  await Promise.all(surplus.map((old) => cache.delete(old, ANY)));
};

const kept = async (name, key) => (await caches.open(name)).match(key, ANY);

/** The page as it was seen last, or else the frame of another one, whose code draws what answers there are. */
const keptPage = async (path) => {
  const cache = await caches.open(PAGES);
  const last = (await cache.keys()).at(-1);
  return (await cache.match(path, ANY)) ?? (last && cache.match(last, ANY));
};

const keepPage = async (path, response) => {
  if (response.status === 200 && !response.redirected) return keep(PAGES, path, response);
  if (response.status === 404) await (await caches.open(PAGES)).delete(path, ANY);
};

const answerPage = async (event, path) => {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(path, response.clone()));
    return response;
  } catch (error) {
    const page = await keptPage(path);
    if (page) return page;
    throw error;
  }
};

const answerFile = async (event, name) => {
  const { request } = event;
  const known = await kept(name, request.url);
  if (known) return known;
  const response = await fetch(request);
  const client = await clients.get(event.clientId);
  const isPublic = client && PUBLIC_PAGE.test(new URL(client.url).pathname);
  if (isPublic && response.status === 200) event.waitUntil(keep(name, request.url, response.clone()));
  return response;
};

/** Says of an answer that it is an earlier one, so that the page knows that there is no connection. */
const marked = (known) => {
  const headers = new Headers(known.headers);
  headers.set('x-tavolina-kept', 'true');
  return new Response(known.body, { status: known.status, headers });
};

/** What changes under its address: asked for first, kept for when there is no answer. */
const answerAnew = async (event, name) => {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(name, request.url, response.clone()));
    return response;
  } catch (error) {
    const known = await kept(name, request.url);
    if (known) return marked(known);
    throw error;
  }
};

/** Files of releases that no kept page names any more. */
const forgetOldReleases = async () => {
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

/** What a page was made of, and where it is kept. */
const CAUGHT_UP = [
  [RELEASE_FILE, FILES],
  [PICTURE, PICTURES],
  [TEXT, TEXTS],
];

/** A first visit began without this worker: the page says what it was made of. */
const catchUp = async ({ path, files }) => {
  if (!PUBLIC_PAGE.test(path)) return;
  if (!(await kept(PAGES, path))) {
    await keepPage(path, await fetch(path, { headers: { accept: 'text/html' } }));
  }
  for (const file of files) {
    const { origin, pathname } = new URL(file);
    const [, name] = CAUGHT_UP.find(([pattern]) => pattern.test(pathname)) ?? [];
    if (origin !== location.origin || !name || (await kept(name, file))) continue;
    const response = await fetch(file);
    if (response.status === 200) await keep(name, file, response);
  }
  await forgetOldReleases();
};

const start = async () => {
  for (const name of await caches.keys()) if (!(name in MOST)) await caches.delete(name);
  // The server is asked for a page while this worker still wakes up.
  await registration.navigationPreload?.enable();
  await clients.claim();
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(start()));
addEventListener('message', (event) => event.waitUntil(catchUp(event.data).catch(() => undefined)));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (PUBLIC_PAGE.test(pathname)) event.respondWith(answerPage(event, pathname));
  } else if (RELEASE_FILE.test(pathname)) event.respondWith(answerFile(event, FILES));
  else if (PICTURE.test(pathname)) event.respondWith(answerFile(event, PICTURES));
  else if (TEXT.test(pathname)) event.respondWith(answerAnew(event, TEXTS));
  // What only a signed-in owner sees is kept nowhere.
  else if (ANSWER.test(pathname) && !request.headers.has('authorization'))
    event.respondWith(answerAnew(event, ANSWERS));
});
