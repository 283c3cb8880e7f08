import type { Menu } from '@tavolina/shared-api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { RATES } from '../../testing/menu-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const open = (menu: Menu, lng: 'sq' | 'en' = 'sq') =>
  renderScreen({
    at: '/menus/dreka/choices',
    lng,
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES },
  });
const soldOut = (): Menu => {
  const menu = menuWithGroups();
  const [size, ...others] = structuredClone(menu.option_groups ?? []);
  const large = size?.options.at(-1);
  if (large) large.sold_out = { until: null };
  return { ...menu, option_groups: size ? [size, ...others] : [] };
};

describe('beside the form', () => {
  beforeEach(() => {
    // jsdom has no window size of its own.
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  // product.md §435, §549
  test('stands no dish of which none are left', async () => {
    const menu = menuWithGroups();
    for (const item of menu.sections.flatMap(({ items }) => items))
      if (item.name === 'Fërgesë') item.stock = { left: 0, daily: null };
    await open(menu);
    const phone = within(await screen.findByRole('region', { name: 'Si e sheh klienti' }));
    expect(await phone.findByText('Tavë kosi')).toBeVisible();
    expect(phone.queryByText('Fërgesë')).not.toBeInTheDocument();
  });

  // product.md §549
  test('stand the dishes that the open group comes with, as it is written', async () => {
    const { user, sent } = await open(menuWithGroups());
    const phone = within(await screen.findByRole('region', { name: 'Si e sheh klienti' }));
    expect(phone.getByText('Fërgesë')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hap: Madhësia' }));
    expect(phone.getByText('Tavë kosi')).toBeVisible();
    expect(phone.queryByText('Fërgesë')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Emri i grupit/ }), ' e tavës');
    const [, extra] = screen.getAllByRole('textbox', { name: 'Shtesë në lekë' });
    await user.clear(extra as HTMLElement);
    await user.type(extra as HTMLElement, '250');
    expect(await phone.findByText(/^Madhësia e tavës: E vogël, E madhe \+250\sL$/)).toBeVisible();
    expect(sent('PATCH /menus/{id}')).toEqual([]);
  });

  test('stands a new group once it is named and a dish has it', async () => {
    const { user } = await open(menuWithGroups());
    const phone = within(await screen.findByRole('region', { name: 'Si e sheh klienti' }));
    await user.click(screen.getByRole('button', { name: 'Shto grup' }));
    await user.keyboard('Salca');
    await user.click(screen.getByText(/^Gatime tavash: 0 nga/));
    await user.click(screen.getByRole('checkbox', { name: 'Fërgesë' }));
    expect(phone.queryByText('Tavë kosi')).not.toBeInTheDocument();
    expect(phone.queryByText(/^Salca/)).not.toBeInTheDocument();
    const [name] = screen.getAllByRole('textbox', { name: 'Emri' });
    await user.type(name as HTMLElement, 'Kos');
    expect(await phone.findByText('Salca: Kos')).toBeVisible();
  });

  // product.md §549
  test('the phone goes past its cover to the dishes of the open group', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(320);
    const { user } = await open(menuWithGroups());
    const phone = await screen.findByRole('region', { name: 'Si e sheh klienti' });
    expect(phone.scrollTop).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Hap: Madhësia' }));
    await waitFor(() => expect(phone.scrollTop).toBe(320));
  });
});

test.each([
  ['sq', 'Si e sheh klienti', /^Madhësia: E vogël, E madhe \(.+\)$/],
  ['en', 'As a customer sees it', /^Madhësia: E vogël, E madhe \(Sold out\)$/],
] as const)('opens from a button where there is no room beside the form (%s)', async (lng, name, choices) => {
  const { user } = await open(soldOut(), lng);
  await user.click(await screen.findByRole('button', { name }));
  const sheet = within(await screen.findByRole('dialog', { name }));
  expect(await sheet.findByText(choices)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
