import { placeOpening, sampleOf } from '@tavolina/shared-api/contract';
import { setClock } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectKept, fillCheckout, openCheckout, submitOrder } from '../../testing/checkout-page.ts';
import { beforeSlots, closed, LAST, later, radio, SECOND, SLOTS, serve } from '../../testing/order-times.ts';
import { menuOf } from '../../testing/samples.ts';

beforeSlots();

// product.md §286
test('says when an order as soon as possible is ready, and sends it as ever', async () => {
  const { user, sent } = await openCheckout();
  expect(await screen.findByText('Gati rreth orës 19:40')).toBeVisible();
  expect(radio(/^Sa më shpejt/)).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^Më vonë/ })).not.toBeInTheDocument();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  for (const name of ['fulfilment', 'table_code', 'asked_for'])
    expect(sent()[0]?.body).not.toHaveProperty(name);
});

// product.md §285
test('offers the free times of each day, and sends the chosen one', async () => {
  const { user, sent } = await openCheckout(serve(later));
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const times = () => within(screen.getByRole('combobox', { name: 'Ora' })).getAllByRole('option');
  const day = screen.getByRole('combobox', { name: 'Dita' });
  expect(
    within(day)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sot', 'Nesër', 'e diel, 22.11.2026']);
  expect(times().map(({ textContent }) => textContent)).toEqual(['19:45', '20:00']);
  await user.selectOptions(day, 'Nesër');
  expect(times().map(({ textContent }) => textContent)).toEqual(['12:00', '20:30']);
  expect(screen.getByText('Për nesër në orën 20:30')).toBeVisible();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ asked_for: LAST }));
});

// product.md §285, §537
test('where the menu says that later can be had its card is there before the times, and cannot be chosen yet', async () => {
  let tell: (answer: { slots: string[] }) => void = () => undefined;
  const slots = new Promise<{ slots: string[] }>((resolve) => {
    tell = resolve;
  });
  const menu = menuOf();
  const opening = sampleOf(placeOpening, { takes_later: true });
  await openCheckout({
    ...serve(later),
    'GET /menus/{id}': { ...menu, business: { ...menu.business, opening } },
    'GET /places/{id}/slots': () => slots,
  });
  expect(radio(/^Më vonë/)).toBeDisabled();
  act(() => tell({ slots: SLOTS }));
  await waitFor(() => expect(radio(/^Më vonë/)).toBeEnabled());
});

// product.md §285
test('in the night when clocks go back, the hour that comes twice is told apart', async () => {
  setClock('2026-10-24T20:00:00.000Z');
  const slots = ['23:45', '00:00', '00:45', '01:00', '01:45', '02:00'].map(
    (time) => `2026-10-${time === '23:45' ? 24 : 25}T${time}:00.000Z`,
  );
  const { user } = await openCheckout({ ...serve(later), 'GET /places/{id}/slots': { slots } });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const options = within(screen.getByRole('combobox', { name: 'Ora' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['01:45', '02:00', '02:45'],
    ...['02:00 (ora e dimrit)', '02:45 (ora e dimrit)', '03:00'],
  ]);
});

// product.md §285
test('a closed place says when, and the next free time is chosen', async () => {
  await openCheckout(serve(closed));
  expect(await screen.findByText('Për orën 19:45')).toBeVisible();
  expect(radio(/^Sa më shpejt/)).toBeDisabled();
  expect(screen.getByText('Mundësia e parë është në orën 19:45.')).toBeVisible();
});

// product.md §341
test('where no console is open the checkout says whom to call, and keeps what was typed', async () => {
  let counted = 0;
  const { user } = await openCheckout({
    ...serve({ ...closed, takes_later: false, call_number: '+355 69 123 4567' }),
    'POST /places/{id}/lost-carts': () => {
      counted += 1;
      return undefined;
    },
  });
  expect(await screen.findByRole('link', { name: '+355 69 123 4567' })).toHaveAttribute(
    'href',
    'tel:+355691234567',
  );
  expect(screen.queryByRole('button', { name: /^Porosit / })).not.toBeInTheDocument();
  await fillCheckout(user);
  expectKept();
  // product.md §306
  expect(counted).toBe(1);
});

// product.md §306
test('a cart that can be ordered for later is not lost', async () => {
  let counted = 0;
  await openCheckout({
    ...serve({ ...closed, call_number: '+355 69 123 4567' }),
    'POST /places/{id}/lost-carts': () => {
      counted += 1;
      return undefined;
    },
  });
  expect(await screen.findByText('Për orën 19:45')).toBeVisible();
  expect(counted).toBe(0);
});

// product.md §442
test('free times are loaded again when the window is looked at again', async () => {
  let slots = SLOTS;
  const { user } = await openCheckout({ ...serve(later), 'GET /places/{id}/slots': () => ({ slots }) });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const hour = screen.getByRole('combobox', { name: 'Ora' });
  expect(within(hour).getAllByRole('option')).toHaveLength(2);
  slots = SLOTS.slice(1);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(within(hour).getAllByRole('option')).toHaveLength(1));
  expect(hour).toHaveValue(SECOND);
});
