import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../testing/render-screen.tsx';
import { itemOf, menuOf, RATES } from '../testing/samples.ts';

const MENU = menuOf();
const ITEM = MENU.sections[0]?.items[0] ?? itemOf();

const open = (at: string, api: ScreenOptions['api'] = {}) =>
  renderScreen({
    at,
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': MENU,
      'GET /exchange-rates': RATES,
      'GET /subscriptions/usage': failure(404, 'not_found'),
      ...api,
    },
  });
const marked = () => screen.findByRole('button', { name: new RegExp(`^Mbaroi….*${ITEM.name}`) });

test('an item is sold out for an hour from the menu, and back again, without a save', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { user, sent } = await open(`/menus/${MENU.id}`, {
    'PUT /menus/{id}/items/{itemId}/sold-out': ({ body }) => {
      const { span } = body as { span: string };
      return { item: span === 'no' ? ITEM : { ...ITEM, sold_out: { until } }, version: MENU.version };
    },
  });
  await user.click(await marked());
  await user.click(await screen.findByRole('menuitem', { name: 'Për një orë' }));
  const state = await screen.findByRole('button', { name: /^Mbaroi deri më \d\d:\d\d/ });
  expect(sent('PUT /menus/{id}/items/{itemId}/sold-out')[0]).toMatchObject({
    params: { id: ITEM.menu_id, itemId: ITEM.id },
    body: { span: 'for_an_hour' },
  });
  await user.click(state);
  await user.click(await screen.findByRole('menuitem', { name: 'Ka përsëri' }));
  expect(await marked()).toBeVisible();
});

test('a refusal leaves the item as it was and says so', async () => {
  const { user } = await open(`/menus/${MENU.id}`, {
    'PUT /menus/{id}/items/{itemId}/sold-out': failure(500, 'internal_error'),
  });
  await user.click(await marked());
  await user.click(await screen.findByRole('menuitem', { name: 'Deri nesër' }));
  expect(await screen.findByRole('button', { name: /^Nuk u ndryshua\. Provo përsëri/ })).toBeVisible();
});

test('the editor does the same in its lines, and the form stays as it is', async () => {
  const { user, sent } = await open(`/menus/${MENU.id}/edit`, {
    'PUT /menus/{id}/items/{itemId}/sold-out': {
      item: { ...ITEM, sold_out: { until: null } },
      version: MENU.version,
    },
  });
  await user.click(await screen.findByRole('button', { name: new RegExp(MENU.sections[0]?.title ?? '') }));
  await user.click(await marked());
  await user.click(await screen.findByRole('menuitem', { name: 'Derisa ta them unë' }));
  expect(await screen.findByRole('button', { name: /^Mbaroi derisa ta kthesh/ })).toBeVisible();
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(0));
  expect(screen.queryByText(/Ndryshime të paruajtura/)).not.toBeInTheDocument();
});
