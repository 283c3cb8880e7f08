import { authStore, signIn, signOut } from '../auth/auth-store.ts';
import { fakeUploads } from '../testing/fake-upload.ts';
import { listMenus } from './discovery.ts';
import { login } from './identity.ts';
import { getOwnMenu, getPublicMenu, uploadMenuImage } from './menus.ts';
import { listBusinessOrders, placeOrder } from './orders.ts';

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const headerOf = (init: RequestInit, name: string) => new Headers(init.headers).get(name);

const serve = (handler: Handler) => {
  const calls: { url: string; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    calls.push({ url: String(url), init });
    return handler(String(url), init);
  });
  return calls;
};

const owner = {
  access_token: 'old',
  refresh_token: 'refresh-1',
  user_id: 'u1',
  subscription_tier: 'standard' as const,
};

/** Answers 401 to the old token, and new tokens to a refresh. */
const serveWithExpiredToken = () =>
  serve((url, init) => {
    if (url.endsWith('/auth/refresh')) return json(200, { access_token: 'new', refresh_token: 'refresh-2' });
    return headerOf(init, 'authorization') === 'Bearer new'
      ? json(200, [])
      : json(401, { detail: 'x', code: 'unauthorized' });
  });

afterEach(signOut);

test('fills the path, leaves out empty filters and asks in the visitor’s language', async () => {
  const calls = serve(() => json(200, { items: [], total: 0, pages: 0 }));
  await listMenus({ q: 'tavë kosi', city: '', skip: 6 });
  expect(calls[0]?.url).toBe('/api/menus/?q=tav%C3%AB+kosi&skip=6');
  expect(headerOf(calls[0]?.init ?? {}, 'accept-language')).toBe('sq');
});

test.each([
  [[{ id: 'm1' }], { items: [{ id: 'm1' }], total: 1, pages: 1 }],
  [{ unexpected: true }, { items: [], total: 0, pages: 0 }],
])('reads a list answered as %j', async (answer, expected) => {
  serve(() => json(200, answer));
  expect(await listMenus({})).toEqual(expected);
});

test('signs in with a form, not with JSON', async () => {
  const calls = serve(() => json(200, owner));
  await login('a@b.al', 'fjalëkalim & më');
  expect(String(calls[0]?.init.body)).toBe('username=a%40b.al&password=fjal%C3%ABkalim+%26+m%C3%AB');
});

test('public calls carry no token, owner calls do', async () => {
  signIn(owner);
  const calls = serve(() => json(200, { owner_id: owner.user_id }));
  await getPublicMenu('m1');
  await getOwnMenu('m1');
  expect(calls.map(({ init }) => headerOf(init, 'authorization'))).toEqual([null, 'Bearer old']);
});

// product.md §36
test('a sign-in, a refresh and an owner’s calls bring the device’s cookie to an API elsewhere, public calls none', async () => {
  const calls = serveWithExpiredToken();
  await login('a@b.al', 'x').catch(() => undefined);
  signIn(owner);
  await listBusinessOrders();
  await getPublicMenu('m1').catch(() => undefined);
  expect(calls.map(({ url, init }) => [url.replace(/\?.*/, ''), init.credentials])).toEqual([
    ['/api/login', 'include'],
    ['/api/orders/business', 'include'],
    ['/api/auth/refresh', 'include'],
    ['/api/orders/business', 'include'],
    ['/api/menus/m1', undefined],
  ]);
});

test('many calls that meet an expired token cause exactly one refresh and all succeed', async () => {
  signIn(owner);
  const calls = serveWithExpiredToken();
  const answers = await Promise.all(Array.from({ length: 20 }, () => listBusinessOrders()));
  expect(answers).toHaveLength(20);
  expect(calls.filter(({ url }) => url.endsWith('/auth/refresh'))).toHaveLength(1);
  expect(authStore.getState()).toMatchObject({
    accessToken: 'new',
    refreshToken: 'refresh-2',
    isAuthenticated: true,
  });
});

test('a token that another tab has refreshed is used without a second refresh', async () => {
  signIn(owner);
  const calls = serveWithExpiredToken();
  localStorage.setItem('access_token', 'new');
  await listBusinessOrders();
  expect(calls.filter(({ url }) => url.endsWith('/auth/refresh'))).toHaveLength(0);
});

test('a refresh names the place of its asker', async () => {
  const token = `head.${btoa(JSON.stringify({ sub: 'p2' }))}.x`;
  signIn({ ...owner, access_token: token });
  const calls = serveWithExpiredToken();
  await listBusinessOrders();
  const refreshed = calls.find(({ url }) => url.endsWith('/auth/refresh'));
  expect(JSON.parse(String(refreshed?.init?.body))).toEqual({
    refresh_token: 'refresh-1',
    business_id: 'p2',
  });
});

test('what is asked for at one place is not done at another, which another tab chooses meanwhile', async () => {
  signIn(owner);
  const token = `head.${btoa(JSON.stringify({ sub: 'p2' }))}.x`;
  const calls = serve((url) => {
    localStorage.setItem('access_token', token);
    return url.endsWith('/auth/refresh') ? json(200, { access_token: 'new' }) : json(401, { detail: 'x' });
  });
  await expect(listBusinessOrders()).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(1);
  expect(authStore.getState()).toMatchObject({ accessToken: token, userId: 'u1', placeId: 'p2' });
});

// product.md §38
test.each(['before', 'during'])(
  'what one owner asks for is not done as another, whom another tab signs in %s the refresh',
  async (when) => {
    signIn(owner);
    const theirs = { access_token: 'theirs', refresh_token: 'refresh-9', user_id: 'u9' };
    const signInElsewhere = (): void => {
      for (const [name, value] of Object.entries(theirs)) localStorage.setItem(name, value);
    };
    const calls = serve((url) => {
      const isRefresh = url.endsWith('/auth/refresh');
      if (isRefresh === (when === 'during')) signInElsewhere();
      return isRefresh
        ? json(200, { access_token: 'new', refresh_token: 'refresh-2' })
        : json(401, { detail: 'x', code: 'unauthorized' });
    });
    await expect(listBusinessOrders()).rejects.toMatchObject({ status: 401 });
    expect(calls.filter(({ url }) => url.endsWith('/orders/business'))).toHaveLength(1);
    expect(authStore.getState()).toMatchObject({
      accessToken: 'theirs',
      refreshToken: 'refresh-9',
      userId: 'u9',
    });
    expect(localStorage.getItem('access_token')).toBe('theirs');
  },
);

test('a refused refresh ends the session, here and in storage', async () => {
  signIn(owner);
  serve(() => json(401, { detail: 'Sesioni mbaroi.', code: 'session_expired' }));
  await expect(listBusinessOrders()).rejects.toMatchObject({ status: 401 });
  expect(authStore.getState()).toMatchObject({
    isAuthenticated: false,
    hasExpired: true,
    accessToken: null,
    userId: null,
  });
  expect(localStorage.getItem('refresh_token')).toBeNull();
});

// product.md §184
test('a server that is down during a refresh does not sign anybody out', async () => {
  signIn(owner);
  serve((url) => (url.endsWith('/auth/refresh') ? json(503, { detail: 'x' }) : json(401, { detail: 'x' })));
  await expect(listBusinessOrders()).rejects.toMatchObject({ status: 503 });
  expect(authStore.getState().isAuthenticated).toBe(true);
});

// product.md §184
test('tokens that do not come within ten seconds fail the calls that wait, end no session, and are asked for again', async () => {
  jest.useFakeTimers();
  // Fake timers do not affect the browser's own timeout.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new DOMException('too slow', 'TimeoutError')), ms);
    return end.signal;
  });
  signIn(owner);
  let isSilent = true;
  const calls = serve((url, { headers, signal }) => {
    if (url.endsWith('/auth/refresh'))
      return isSilent
        ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        : json(200, { access_token: 'new', refresh_token: 'refresh-2' });
    return headerOf({ headers: headers ?? {} }, 'authorization') === 'Bearer new'
      ? json(200, [])
      : json(401, { detail: 'x' });
  });
  const outcome = jest.fn();
  listBusinessOrders().catch(outcome);
  getOwnMenu('m1').catch(outcome);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(outcome).toHaveBeenCalledTimes(2);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ status: 0 }));
  expect(authStore.getState()).toMatchObject({ isAuthenticated: true, refreshToken: 'refresh-1' });
  isSilent = false;
  await listBusinessOrders();
  expect(calls.filter(({ url }) => url.endsWith('/auth/refresh'))).toHaveLength(2);
  expect(authStore.getState()).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-2' });
  jest.useRealTimers();
});

test('a failure carries sentence, code, fields and the time to wait', async () => {
  serve(() =>
    json(
      429,
      {
        detail: 'Prit pak.',
        code: 'rate_limited',
        errors: [{ field: 'email', message: 'x' }],
        subject: 'Tavë kosi',
      },
      { 'retry-after': '30' },
    ),
  );
  await expect(listMenus({})).rejects.toMatchObject({
    status: 429,
    code: 'rate_limited',
    detail: 'Prit pak.',
    errors: [{ field: 'email', message: 'x' }],
    subject: 'Tavë kosi',
    retryAfter: 30,
  });
});

test('a page of a proxy instead of JSON still becomes a failure with its status', async () => {
  serve(() => new Response('<html>Bad gateway</html>', { status: 503 }));
  await expect(listMenus({})).rejects.toMatchObject({ status: 503, code: 'service_unavailable', detail: '' });
});

test('no connection is a failure of its own', async () => {
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(listMenus({})).rejects.toMatchObject({ status: 0, code: 'network_error' });
});

test('an aborted call rejects as aborted, not as a failure', async () => {
  const controller = new AbortController();
  serve((_, init) => {
    const signal = init.signal;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const call = listMenus({}, controller.signal);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

describe('placing an order', () => {
  const body = {
    customer_name: 'Arta K.',
    customer_email: 'arta.k@shembull.al',
    customer_phone: '+355 69 000 0000',
    business_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e',
    items: [],
    payment_method: 'pay_later' as const,
  };

  test('sends the key and no token', async () => {
    signIn(owner);
    const calls = serve(() => json(201, { id: 'K7MQ-4XTD' }));
    expect(await placeOrder(body, 'key-1')).toMatchObject({ id: 'K7MQ-4XTD' });
    expect(headerOf(calls[0]?.init ?? {}, 'idempotency-key')).toBe('key-1');
    expect(headerOf(calls[0]?.init ?? {}, 'authorization')).toBeNull();
  });

  test('an accepted order whose answer cannot be read has no number', async () => {
    serve(() => new Response('{"id": "K7', { status: 201 }));
    expect(await placeOrder(body, 'key-1')).toMatchObject({ id: null });
  });
});

test('an answer that came with the page serves its one request, and the next asks again', async () => {
  const calls = serve(() => json(200, { items: [], total: 0, pages: 0 }));
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify({ '/menus/?limit=6': { items: [{ id: 'm1' }], total: 1, pages: 1 } })}</script>`;
  jest.resetModules();
  const { listMenus: list } = await import('./discovery.ts');
  expect(await list({ limit: 6 })).toMatchObject({ total: 1 });
  expect(calls).toHaveLength(0);
  expect(await list({ limit: 6 })).toMatchObject({ total: 0 });
  expect(calls).toHaveLength(1);
});

describe('an upload', () => {
  const file = new Blob(['x'], { type: 'image/png' });

  test('tells how much has gone out, and is repeated with a refreshed token', async () => {
    signIn(owner);
    const calls = serveWithExpiredToken();
    fakeUploads();
    const shares: number[] = [];
    expect(await uploadMenuImage('m1', file, (share) => shares.push(share))).toEqual([]);
    expect(shares).toEqual([0.5, 1, 0.5, 1]);
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/menus/m1/image/',
      '/api/auth/refresh',
      '/api/menus/m1/image/',
    ]);
    expect(headerOf(calls[2]?.init ?? {}, 'authorization')).toBe('Bearer new');
    expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include', 'include']);
  });

  test('that is refused says why, and one that goes nowhere ends', async () => {
    signIn(owner);
    serve(() => json(413, { detail: 'Shumë e madhe.', code: 'upload_too_large' }));
    fakeUploads();
    await expect(uploadMenuImage('m1', file, () => undefined)).rejects.toMatchObject({
      status: 413,
      detail: 'Shumë e madhe.',
    });
    serve(() => Promise.reject(new TypeError('no way out')));
    await expect(uploadMenuImage('m1', file, () => undefined)).rejects.toMatchObject({
      code: 'network_error',
    });
  });

  test('ends only once nothing has moved for half a minute', async () => {
    jest.useFakeTimers();
    signIn(owner);
    serve(() => new Promise(() => undefined));
    fakeUploads();
    const outcome = jest.fn();
    uploadMenuImage('m1', file, () => undefined).catch(outcome);
    await jest.advanceTimersByTimeAsync(29_000);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
    jest.useRealTimers();
  });
});
