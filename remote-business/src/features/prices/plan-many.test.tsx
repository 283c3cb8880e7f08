import { convertMinor, type PriceChange, toDecimal } from '@tavolina/shared-api/contract';
import { failure, setClock } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { itemOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const PLAN = 'PATCH /menus/{id}/price-changes' as const;
const DAY = '2027-01-15';
beforeEach(() => setClock('2026-11-26T12:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = async (api: ScreenOptions['api'] = {}) => {
  const menu = menuWithGroups();
  const opened = await renderScreen({
    at: `/menus/${menu.id}/prices`,
    lng: 'en',
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES, ...api },
  });
  const many = within(await screen.findByRole('region', { name: 'New prices for the whole menu' }));
  return { ...opened, many };
};
const fieldOf = (name: string, currency = 'lek') =>
  screen.getByRole('textbox', { name: `New price in ${currency}: ${name}` });

// product.md §476
test('all prices are raised by a percent, shown, changed one by one and planned for a day', async () => {
  const coming: PriceChange[] = [
    { thing_id: 'tave', kind: 'item', name: 'Tavë kosi', starts_on: DAY, prices: { ALL: 680 } },
  ];
  const { user, sent, many } = await open({ [PLAN]: coming });
  await user.type(many.getByLabelText(/^From/), DAY);
  await user.type(many.getByLabelText(/^Percent/), '5');
  await user.click(many.getByRole('button', { name: 'Show the new prices' }));
  await many.findByRole('list', { name: 'Present and new prices' });
  expect(fieldOf('Tavë kosi')).toHaveValue('680');
  expect(fieldOf('Fërgesë', 'euro')).toHaveValue('5.80');
  expect(fieldOf('Madhësia: E vogël')).toHaveValue('');
  expect(fieldOf('Madhësia: E madhe')).toHaveValue('210');
  // 5 % of it are less than half a step.
  expect(fieldOf('Pija: Ujë')).toHaveValue('');
  await user.clear(fieldOf('Fërgesë'));
  await user.clear(fieldOf('Fërgesë', 'euro'));
  await user.clear(fieldOf('Madhësia: E madhe'));
  await user.type(fieldOf('Madhësia: E madhe'), '230');
  // As it is now already: nothing to plan.
  await user.clear(fieldOf('Pija: Ujë'));
  await user.type(fieldOf('Pija: Ujë'), '50');
  await user.click(many.getByRole('button', { name: 'Plan these prices' }));
  expect(await screen.findByText('2 new prices come from 15.01.2027.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'From 15.01.2027' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Present and new prices' })).toBeNull();
  expect(many.getByLabelText(/^From/)).toHaveValue('');
  expect(sent(PLAN)).toMatchObject([
    {
      body: {
        changes: [
          { thing_id: 'tave', starts_on: DAY, prices: { ALL: 680 } },
          { thing_id: 'large', starts_on: DAY, prices: { ALL: 230 } },
        ],
      },
    },
  ]);
});

// product.md §470
test('a euro price that the rate made goes with its own price, and has no field', async () => {
  const euro = (minor: number) => toDecimal(convertMinor(minor, 'ALL', 'EUR', RATES.rates));
  const items = [650, 700].map((own) =>
    itemOf({
      ...{ id: `dish-${own}`, name: `Dish ${own}`, section_id: null, price: 650 },
      prices: [
        { currency: 'ALL', price: 650, is_default: true },
        { currency: 'EUR', price: euro(own * 100), is_default: false },
      ],
    }),
  );
  const { user, many } = await open({ 'GET /menus/{id}': menuOf({ sections: [], items }) });
  await user.click(many.getByRole('button', { name: 'Show the new prices' }));
  expect(fieldOf('Dish 650')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'New price in euro: Dish 650' })).not.toBeInTheDocument();
  expect(fieldOf('Dish 700', 'euro')).toBeVisible();
});

test('without a percent the prices are written one by one, and without any nothing is sent', async () => {
  const { user, sent, many } = await open({ [PLAN]: [] });
  await user.type(many.getByLabelText(/^From/), DAY);
  await user.click(many.getByRole('button', { name: 'Show the new prices' }));
  await user.click(await many.findByRole('button', { name: 'Plan these prices' }));
  expect(await many.findByText('No price differs from the present one yet.')).toBeVisible();
  expect(sent(PLAN)).toEqual([]);
  await user.type(fieldOf('Tavë kosi'), '700');
  await user.click(many.getByRole('button', { name: 'Plan these prices' }));
  expect(await many.findByText('1 new price comes from 15.01.2027.')).toBeVisible();
});

test.each(['shumë', '-100', '1000', '5-'])('%s is no percent, which is said at the field', async (typed) => {
  const { user, many } = await open();
  await user.type(many.getByLabelText(/^Percent/), typed);
  await user.click(many.getByRole('button', { name: 'Show the new prices' }));
  expect(await many.findByText('Write a number such as 5 or -10.')).toBeVisible();
  expect(many.getByLabelText(/^Percent/)).toBeInvalid();
  expect(many.queryByRole('list')).toBeNull();
});

test('what the server refuses stands at the price or the day it is about', async () => {
  const { user, many } = await open({
    [PLAN]: failure(422, 'invalid_input', 'Check', {
      errors: [
        { field: 'changes.1.prices.ALL', message: 'The smallest value is 0.01.' },
        { field: 'changes.0.starts_on', message: 'A price can change on at most 5 coming days.' },
      ],
    }),
  });
  await user.type(many.getByLabelText(/^From/), DAY);
  await user.type(many.getByLabelText(/^Percent/), '10');
  await user.click(many.getByRole('button', { name: 'Show the new prices' }));
  await user.click(await many.findByRole('button', { name: 'Plan these prices' }));
  expect(await many.findByText('A price can change on at most 5 coming days.')).toBeVisible();
  expect(fieldOf('Fërgesë')).toHaveAccessibleDescription(
    expect.stringContaining('The smallest value is 0.01.'),
  );
  expect(fieldOf('Tavë kosi')).toBeValid();
  expect(fieldOf('Fërgesë')).toHaveFocus();
});

test('a dish that was deleted meanwhile is said at its price, and what is about none above the button', async () => {
  const refusals = [
    { field: 'changes.0.thing_id', message: 'This value is not valid.' },
    { field: 'changes', message: 'At most 5,000.' },
  ];
  const { user, sent, many } = await open({
    [PLAN]: () => failure(422, 'invalid_input', 'Check', { errors: refusals.splice(0, 1) }),
  });
  await user.type(many.getByLabelText(/^From/), DAY);
  await user.click(many.getByRole('button', { name: 'Show the new prices' }));
  await user.type(fieldOf('Fërgesë'), '700');
  await user.click(many.getByRole('button', { name: 'Plan these prices' }));
  await waitFor(() =>
    expect(fieldOf('Fërgesë')).toHaveAccessibleDescription(
      expect.stringContaining('This value is not valid.'),
    ),
  );
  expect(many.queryByText('Nothing was changed.')).toBeNull();
  await user.clear(fieldOf('Fërgesë'));
  await user.type(fieldOf('Tavë kosi'), '700');
  await user.click(many.getByRole('button', { name: 'Plan these prices' }));
  expect(await many.findByText('Nothing was changed.')).toBeVisible();
  expect(sent(PLAN)).toHaveLength(2);
});
