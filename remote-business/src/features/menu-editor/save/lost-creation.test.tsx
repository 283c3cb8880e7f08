import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { publishAnyway } from '../../../testing/publish-anyway.ts';

const title = () => screen.getByLabelText('Titulli');
const titleOf = (body: unknown) => (body as { title: string }).title;

/** A new menu that was created, of which its page has not heard. */
const openNew = async () => {
  let isLost = false;
  const opened = await openEditor({
    at: '/menus/create',
    api: {
      'POST /menus/': ({ body }: FakeRequest) => {
        if (isLost) return menuOf({ title: titleOf(body), version: 1 });
        isLost = true;
        return Promise.reject(new TypeError('lost'));
      },
      'PATCH /menus/{id}': ({ body }: FakeRequest) => menuOf({ title: titleOf(body), version: 2 }),
    },
  });
  const create = () => opened.user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await opened.user.type(await screen.findByLabelText('Titulli'), 'Darka');
  await publishAnyway(opened.user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Menuja nuk u krijua.');
  return { ...opened, create };
};
const KEPT = 'menu-draft:oxhaku:new';
const reload = (unmount: () => void): Record<string, string> => {
  unmount();
  return { [KEPT]: localStorage.getItem(KEPT) ?? '' };
};
const keysOf = (requests: FakeRequest[]) =>
  new Set(requests.map(({ headers }) => headers.get('idempotency-key')));

test('a new menu whose answer was lost is the same menu when it is created again', async () => {
  const { create, sent, router } = await openNew();
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/menus'));
  const [first, second] = sent('POST /menus/');
  expect(second?.body).toEqual(first?.body);
  expect([...keysOf(sent('POST /menus/'))]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
});

// product.md §85
test('it is the same menu also after a reload', async () => {
  const { sent, unmount } = await openNew();
  const [first] = sent('POST /menus/');
  const again = await openEditor({
    at: '/menus/create',
    keptOnDevice: reload(unmount),
    api: { 'POST /menus/': menuOf() },
  });
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Darka');
  await publishAnyway(again.user);
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/business/menus'));
  const [second] = again.sent('POST /menus/');
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('one that was written on after a reload says where the first is, and makes another when asked', async () => {
  const { unmount } = await openNew();
  let isKnown = false;
  const { user, sent } = await openEditor({
    at: '/menus/create',
    keptOnDevice: reload(unmount),
    api: {
      'POST /menus/': () => {
        if (isKnown) return menuOf();
        isKnown = true;
        return failure(409, 'idempotency_conflict', 'Me këtë çelës u dërgua diçka tjetër.');
      },
    },
  });
  await user.type(await screen.findByLabelText('Titulli'), ' e re');
  const create = () => user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await publishAnyway(user);
  expect(await screen.findByText(/Kjo menu u krijua një herë tashmë/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kthehu te menutë' })).toHaveAttribute('href', '/business/menus');
  await create();
  await waitFor(() => expect(sent('POST /menus/')).toHaveLength(2));
  expect(keysOf(sent('POST /menus/')).size).toBe(2);
});

test('one whose answer was lost is not sent again once its draft was thrown away', async () => {
  const { unmount } = await openNew();
  let isLost = false;
  const { user, sent, router } = await openEditor({
    at: '/menus/create',
    keptOnDevice: reload(unmount),
    api: {
      'POST /menus/': () => {
        if (isLost) return menuOf();
        isLost = true;
        return Promise.reject(new TypeError('lost'));
      },
    },
  });
  const create = () => user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await screen.findByLabelText('Titulli');
  await publishAnyway(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Menuja nuk u krijua.');
  await user.click(screen.getByRole('button', { name: 'Hidhe draftin' }));
  await user.type(title(), 'Mëngjesi');
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/menus'));
  expect(sent('POST /menus/').map(({ body }) => titleOf(body))).toEqual(['Darka', 'Mëngjesi']);
  expect(keysOf(sent('POST /menus/')).size).toBe(2);
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
});

test('one whose answer was lost becomes what has been typed since', async () => {
  const { user, create, sent, router } = await openNew();
  await user.type(title(), ' e re');
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/menus'));
  expect(sent('POST /menus/').map(({ body }) => titleOf(body))).toEqual(['Darka', 'Darka']);
  expect(keysOf(sent('POST /menus/')).size).toBe(1);
  expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({ title: 'Darka e re', version: 1 });
});
