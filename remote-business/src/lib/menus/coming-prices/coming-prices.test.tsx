import type { Menu, PriceChange } from '@tavolina/shared-api/contract';
import { failure, setClock } from '@tavolina/shared-api/testing';
import { calendarDay } from '@tavolina/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../../testing/choices-samples.ts';
import { itemOf, menuOf, RATES } from '../../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../../testing/render-screen.tsx';

const PLAN = 'PATCH /menus/{id}/price-changes' as const;
const LIST = 'GET /menus/{id}/price-changes' as const;
const STORED = itemOf();
const DAY = '2027-01-15';
const DEARER: PriceChange = {
  ...{ thing_id: STORED.id, kind: 'item', name: STORED.name },
  starts_on: DAY,
  prices: { ALL: 700 },
};
beforeEach(() => setClock('2026-11-26T12:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (menu: Menu, api: ScreenOptions['api'] = {}, at = `/menus/${menu.id}/edit?item=${STORED.id}`) =>
  renderScreen({
    at,
    lng: 'en',
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': () => menu,
      'GET /exchange-rates': RATES,
      ...api,
    },
  });
const menuOfOne = () => menuOf({ sections: [], items: [STORED] });
const dialog = () => screen.findByRole('dialog', { name: `New price · ${STORED.name}` });
const inDialog = async () => within(await dialog());

// product.md §475
test('a new price is planned at its item, which says then what comes', async () => {
  const { user, sent } = await open(menuOfOne(), { [PLAN]: [DEARER] });
  await user.click(await screen.findByRole('button', { name: `Plan a new price: ${STORED.name}` }));
  const form = await inDialog();
  await user.type(form.getByLabelText(/^From/), DAY);
  await user.type(form.getByLabelText(/^Price in lek/), '700');
  expect(form.getByLabelText(/^Price in lek/)).toHaveAccessibleDescription(/Now 650\sL/);
  await user.click(form.getByRole('button', { name: 'Plan it' }));
  expect(await screen.findByRole('button', { name: /^from 15.01.2027: 700\sL: Tavë kosi$/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(PLAN)).toMatchObject([
    { body: { changes: [{ thing_id: STORED.id, starts_on: DAY, prices: { ALL: 700 } }] } },
  ]);
});

// product.md §471, §475
test('what is planned moves to another day, and is cancelled', async () => {
  const answers = [[{ ...DEARER, starts_on: '2027-02-01' }], []];
  const { user, sent } = await open(menuOfOne(), { [LIST]: [DEARER], [PLAN]: () => answers.shift() ?? [] });
  await user.click(await screen.findByRole('button', { name: /^from 15.01.2027: 700\sL/ }));
  const day = (await inDialog()).getByLabelText(/^From/);
  expect(day).toHaveValue(DAY);
  await user.clear(day);
  await user.type(day, '2027-02-01');
  await user.click((await inDialog()).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: /^from 01.02.2027: 700\sL/ }));
  await user.click((await inDialog()).getByRole('button', { name: 'Cancel this plan' }));
  expect(await screen.findByRole('button', { name: /^Plan a new price/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^from / })).toBeNull();
  expect(sent(PLAN).map(({ body }) => (body as { changes: object[] }).changes)).toEqual([
    [
      { thing_id: STORED.id, starts_on: '2027-02-01', prices: { ALL: 700 } },
      { thing_id: STORED.id, starts_on: DAY, prices: {} },
    ],
    [{ thing_id: STORED.id, starts_on: '2027-02-01', prices: {} }],
  ]);
});

test.each([
  ['2026-11-26', '700', 'From', 'Choose a day from tomorrow on.'],
  ['2028-06-01', '700', 'From', 'Choose a day within a year.'],
  ['', '700', 'From', 'Choose a day from tomorrow on.'],
  [DAY, '', 'Price in lek', 'Write the new price.'],
  [DAY, '0', 'Price in lek', 'Write the price as a number above zero.'],
  [DAY, '-5', 'Price in lek', 'Write the price as a number above zero.'],
  [DAY, 'shumë', 'Price in lek', 'Write the price as a number above zero.'],
  [DAY, '1.0055', 'Price in lek', 'Write the price with two decimals at most.'],
  [DAY, '1.005', 'Price in euro', 'Write the price with two decimals at most.'],
  [DAY, '99999999', 'Price in lek', 'This price is too high.'],
])(
  'on %j for %j: it says at the field %s what is wrong, and sends nothing',
  async (day, price, label, sentence) => {
    const inEuro = { currency: 'EUR', price: 6, is_default: false } as const;
    const inBoth = itemOf({ prices: [...STORED.prices, inEuro] });
    const { user, sent } = await open(menuOf({ sections: [], items: [inBoth] }));
    await user.click(await screen.findByRole('button', { name: /^Plan a new price/ }));
    const form = await inDialog();
    if (day !== '') await user.type(form.getByLabelText(/^From/), day);
    const priced = label === 'From' ? 'Price in lek' : label;
    if (price !== '') await user.type(form.getByLabelText(new RegExp(`^${priced}`)), price);
    await user.click(form.getByRole('button', { name: 'Plan it' }));
    expect(await form.findByText(sentence)).toBeVisible();
    const field = form.getByLabelText(new RegExp(`^${label}`));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(sent(PLAN)).toEqual([]);
  },
);

test('what the server refuses stands at its field, and what it cannot do above, with what was typed', async () => {
  const answers = [
    failure(422, 'invalid_input', 'Check', {
      errors: [{ field: 'changes.0.starts_on', message: 'A price can change on at most 5 coming days.' }],
    }),
    failure(500, 'internal'),
  ];
  const { user } = await open(menuOfOne(), { [PLAN]: () => answers.shift() ?? [] });
  await user.click(await screen.findByRole('button', { name: /^Plan a new price/ }));
  const form = await inDialog();
  await user.type(form.getByLabelText(/^From/), DAY);
  await user.type(form.getByLabelText(/^Price in lek/), '700');
  await user.click(form.getByRole('button', { name: 'Plan it' }));
  expect(await form.findByText('A price can change on at most 5 coming days.')).toBeVisible();
  expect(form.getByLabelText(/^From/)).toHaveFocus();
  expect(form.queryByText('Nothing was changed.')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Plan it' }));
  expect(await form.findByText('Nothing was changed.')).toBeVisible();
  expect(form.getByLabelText(/^Price in lek/)).toHaveValue('700');
});

// product.md §475
test('the list of a menu has all that comes by days, with the price before it, and options among it', async () => {
  const menu = menuWithGroups();
  const coming: PriceChange[] = [
    { ...DEARER, prices: { ALL: 700, EUR: 7.2 } },
    { thing_id: 'large', kind: 'option', name: 'Madhësia: E madhe', starts_on: DAY, prices: { ALL: 250 } },
    { ...DEARER, starts_on: '2027-03-01', prices: { ALL: 750 } },
  ];
  const { user, sent } = await open(menu, { [LIST]: coming, [PLAN]: coming }, `/menus/${menu.id}/prices`);
  const first = within(await screen.findByRole('region', { name: 'From 15.01.2027' }));
  expect(
    first.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Tavë kosi650 L 700 L, 7.20 €Change', 'Madhësia: E madhe200 L 250 LChange']);
  const second = within(screen.getByRole('region', { name: 'From 01.03.2027' }));
  expect(second.getByRole('listitem')).toHaveTextContent(/Tavë kosi700\sL 750\sLChange/);
  await user.click(first.getByRole('button', { name: 'Change: Madhësia: E madhe' }));
  const form = within(await screen.findByRole('dialog', { name: 'New price · Madhësia: E madhe' }));
  const price = form.getByLabelText(/^Price in lek/);
  expect(price).toHaveValue('250');
  // product.md §402
  await user.clear(price);
  await user.type(price, '-99999999');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Write the price as a number; with a minus/)).toBeVisible();
  await user.clear(price);
  await user.type(price, '-30');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(PLAN)).toMatchObject([
      { body: { changes: [{ thing_id: 'large', starts_on: DAY, prices: { ALL: -30 } }] } },
    ]),
  );
});

test('the list says that nothing comes, and that it could not be had', async () => {
  const answers = [failure(500, 'internal')];
  const { user } = await open(menuOfOne(), { [LIST]: () => answers.shift() ?? [] }, '/menus/dreka/prices');
  expect(await screen.findByText('The coming prices did not load.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No new prices are planned.')).toBeVisible();
  expect(calendarDay(new Date().toISOString())).toBe('2026-11-26');
});
