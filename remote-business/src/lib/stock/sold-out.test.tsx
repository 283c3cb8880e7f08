import { type Menu, option, sampleOf } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups, SIZE } from '../../testing/choices-samples.ts';
import { itemOf, menuCardOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const MENU = menuOf();
const ITEM = MENU.sections[0]?.items[0] ?? itemOf();

const open = (at: string, api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') =>
  renderScreen({
    at,
    lng,
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': MENU,
      'GET /exchange-rates': RATES,
      'GET /subscriptions/usage': failure(404, 'not_found'),
      ...api,
    },
  });
const marked = () => screen.findByRole('button', { name: new RegExp(`^Shëno si të mbaruar.*${ITEM.name}`) });

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
  const state = await screen.findByRole('button', { name: /^I mbaruar deri në orën \d\d:\d\d/ });
  expect(sent('PUT /menus/{id}/items/{itemId}/sold-out')[0]).toMatchObject({
    params: { id: ITEM.menu_id, itemId: ITEM.id },
    body: { span: 'for_an_hour' },
  });
  await user.click(state);
  await user.click(await screen.findByRole('menuitem', { name: 'Ka përsëri' }));
  expect(await marked()).toBeVisible();
});

test('its button is the same before and after the code of its menu, and says what it opens', async () => {
  const { user } = await open(`/menus/${MENU.id}`);
  const button = await marked();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: `Shëno si të mbaruar: ${ITEM.name}` })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Për një orë' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

// product.md §61
test.each([
  ['of its menu', `/menus/${MENU.id}`],
  ['in a menu’s form', `/menus/${MENU.id}/edit`],
])('its time being over, an item is to be had again on the page %s, as the server says', async (_, at) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), advanceTimers: true });
  const item = { ...ITEM, sold_out: { until: '2026-11-23T13:00:00Z' } };
  let answer = menuOf({ sections: [], items: [item] });
  const { user } = await open(at, { 'GET /menus/{id}': () => answer });
  if (at.endsWith('edit')) await user.click(await screen.findByRole('button', { name: /^Të tjera/ }));
  const outFor = new RegExp(`^I mbaruar deri në orën 14:00.*${ITEM.name}`);
  expect(await screen.findByRole('button', { name: outFor })).toBeVisible();
  // Nothing is asked for before, so the work after each of these seconds is not waited for.
  act(() => void jest.advanceTimersByTime(3_595_000));
  // The device's clock is ahead of the server's.
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('button', { name: outFor })).toBeVisible();
  answer = menuOf({ sections: [], items: [ITEM] });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  // In the form the menu's own switch is the one control.
  const control = at.endsWith('edit')
    ? await screen.findByRole('switch', { name: `${ITEM.name}: i disponueshëm` })
    : await marked();
  expect(control).toBeVisible();
  expect(screen.queryAllByRole('switch')).toHaveLength(at.endsWith('edit') ? 1 : 0);
  expect(screen.queryByText('Mbaroi', { exact: true })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a refusal leaves the item as it was and says so', async () => {
  const { user } = await open(`/menus/${MENU.id}`, {
    'PUT /menus/{id}/items/{itemId}/sold-out': failure(500, 'internal_error'),
  });
  await user.click(await marked());
  await user.click(await screen.findByRole('menuitem', { name: 'Deri nesër' }));
  expect(await screen.findByRole('button', { name: /^Nuk u ndryshua\. Provo përsëri/ })).toBeVisible();
});

// product.md §119
test('the editor has one control for it: the switch, or while it is sold out for a time the end of that', async () => {
  const paused = { ...ITEM, sold_out: { until: null } };
  const { user, sent } = await open(`/menus/${MENU.id}/edit`, {
    'GET /menus/{id}': menuOf({ sections: [], items: [paused, itemOf({ id: 'byrek', name: 'Byrek' })] }),
    'PUT /menus/{id}/items/{itemId}/sold-out': { item: ITEM, version: MENU.version },
  });
  await user.click(await screen.findByRole('button', { name: /^Të tjera/ }));
  await user.click(await screen.findByRole('button', { name: /^I mbaruar derisa ta kthesh/ }));
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Shëno si të mbaruar/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Ka përsëri' }));
  await waitFor(() => expect(sent('PUT /menus/{id}/items/{itemId}/sold-out')).toHaveLength(1));
  expect(await screen.findByRole('switch', { name: `${ITEM.name}: i disponueshëm` })).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
  expect(screen.queryByText(/Ndryshime të paruajtura/)).not.toBeInTheDocument();
});

describe('from the card of a menu', () => {
  const CARD = menuCardOf();
  const openSheet = async (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') => {
    const { user, ...screenOf } = await open('/business/menus', { 'GET /menus/my/': [CARD], ...api }, lng);
    const name = lng === 'sq' ? `Shëno si të mbaruar: ${CARD.title}` : `Mark sold out: ${CARD.title}`;
    await user.click(await screen.findByRole('button', { name }));
    return { user, ...screenOf };
  };
  const sheet = async (name: RegExp = /^Çfarë mbaroi/) => within(await screen.findByRole('dialog', { name }));

  test('an item runs out and comes back without its form', async () => {
    const { user, sent } = await openSheet({
      'PUT /menus/{id}/items/{itemId}/sold-out': ({ body }) => {
        const { span } = body as { span: string };
        return { item: span === 'no' ? ITEM : { ...ITEM, sold_out: { until: null } }, version: MENU.version };
      },
    });
    const part = await sheet();
    await user.click(await part.findByRole('button', { name: `Shëno si të mbaruar: ${ITEM.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Derisa ta them unë' }));
    await user.click(await part.findByRole('button', { name: `I mbaruar derisa ta kthesh: ${ITEM.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ka përsëri' }));
    expect(await part.findByRole('button', { name: `Shëno si të mbaruar: ${ITEM.name}` })).toBeVisible();
    expect(
      sent('PUT /menus/{id}/items/{itemId}/sold-out').map(({ body }) => (body as { span: string }).span),
    ).toEqual(['until_told', 'no']);
  });

  test('what the menu says cannot be had is brought back with one press', async () => {
    const { user, sent } = await openSheet({
      'GET /menus/{id}': menuOf({ sections: [], items: [{ ...ITEM, available: false }] }),
      'PUT /menus/{id}/items/{itemId}/sold-out': { item: ITEM, version: MENU.version + 1 },
    });
    const part = await sheet();
    await user.click(await part.findByRole('button', { name: `I mbaruar derisa ta kthesh: ${ITEM.name}` }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'Ka përsëri' }));
    expect(await part.findByRole('button', { name: `Shëno si të mbaruar: ${ITEM.name}` })).toBeVisible();
    expect(sent('PUT /menus/{id}/items/{itemId}/sold-out')[0]?.body).toEqual({ span: 'no' });
  });

  test('a long menu is searched, in English too', async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({ ...ITEM, id: `i${at}`, name: `Dolma ${at}` }));
    const { user } = await openSheet({ 'GET /menus/{id}': menuOf({ sections: [], items }) }, 'en');
    const part = await sheet(/^What has run out/);
    await user.type(await part.findByRole('searchbox', { name: 'Find an item' }), 'DOLMA 11');
    expect(part.getAllByRole('listitem')).toHaveLength(1);
    expect(part.getByRole('status')).toHaveTextContent('1 item');
    await user.type(part.getByRole('searchbox'), 'x');
    expect(part.getByText('No item has that name.')).toBeVisible();
  });

  test('says when the menu cannot be had, and when it has nothing', async () => {
    let answer: ReturnType<typeof failure> | Menu = failure(500, 'internal_error');
    const { user } = await openSheet({ 'GET /menus/{id}': () => answer });
    const part = await sheet();
    expect(await part.findByRole('alert')).toHaveTextContent('Menuja nuk u ngarkua.');
    answer = menuOf({ sections: [], items: [] });
    await user.click(part.getByRole('button', { name: 'Provo përsëri' }));
    expect(await part.findByText('Ende pa artikuj.')).toBeVisible();
  });

  test('promises nothing while it waits', async () => {
    await openSheet({ 'GET /menus/{id}': pending });
    const part = await sheet();
    expect(part.queryByRole('list')).not.toBeInTheDocument();
    expect(part.queryByText('Ende pa artikuj.')).not.toBeInTheDocument();
  });
});

// product.md §405
test('an option is sold out from the same list, told by its group', async () => {
  const large = SIZE.options[1] ?? sampleOf(option);
  const { user, sent } = await open('/menus', {
    'GET /menus/my/': [menuCardOf()],
    'GET /menus/{id}': menuWithGroups(),
    'PUT /menus/{id}/options/{optionId}/sold-out': {
      option: { ...large, sold_out: { until: null } },
      version: 3,
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Shëno si të mbaruar/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Shëno si të mbaruar: Madhësia: E madhe' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Derisa ta them unë' }));
  expect(
    await sheet.findByRole('button', { name: 'I mbaruar derisa ta kthesh: Madhësia: E madhe' }),
  ).toBeVisible();
  expect(sent('PUT /menus/{id}/options/{optionId}/sold-out')[0]).toMatchObject({
    params: { id: 'dreka', optionId: 'large' },
    body: { span: 'until_told' },
  });
});
