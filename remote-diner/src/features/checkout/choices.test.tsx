import type { Menu } from '@tavolina/shared-api/contract';
import { failure, liveStream } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import {
  fillCheckout,
  openCheckout,
  PLACED,
  serveCheckout,
  submitOrder,
} from '../../testing/checkout-page.ts';
import { cartWithPizza, groupsWith, menuWithChoices, optionOf } from '../../testing/choices.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, orderOf } from '../../testing/samples.ts';

const withoutSalami = groupsWith('Shtesa', (extras) => ({
  ...extras,
  options: extras.options.map((one) => ({ ...one, available: one.name !== 'Sallam' })),
}));
const withoutLarge = groupsWith('Madhësia', (size) => ({ ...size, options: size.options.slice(0, 1) }));

/** Opens the checkout of a pizza whose order is refused, and whose menu is another one from then on. */
const openRefused = async (code: string, subject: string, later: Menu) => {
  let isRefused = true;
  let menu = menuWithChoices();
  const opened = await openCheckout(
    {
      'GET /menus/{id}': () => menu,
      'POST /orders': () => {
        if (!isRefused) return PLACED;
        isRefused = false;
        menu = later;
        return failure(
          code === 'choice_unavailable' || code === 'choice_for_nothing' ? 409 : 422,
          code as 'choice_missing',
          `“${subject}”: jo.`,
          { subject },
        );
      },
    },
    cartWithPizza(),
  );
  await fillCheckout(opened.user);
  await submitOrder(opened.user);
  expect(await screen.findByRole('alert')).toHaveTextContent(`“${subject}”: jo.`);
  return opened;
};

// product.md §408
test('what was chosen stands on the slip, and is sent with its total', async () => {
  const { user, sent } = await openCheckout({ 'GET /menus/{id}': menuWithChoices() }, cartWithPizza());
  const slip = within(screen.getByRole('region', { name: 'Përmbledhja' }));
  expect(slip.getByText('1 × Margarita')).toBeInTheDocument();
  expect(slip.getByText('E madhe, Sallam')).toBeInTheDocument();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    items: [{ menu_item_id: 'pica', options: [{ option_id: 'E madhe' }, { option_id: 'Sallam' }] }],
    expected_total: 8,
  });
});

// product.md §684
test('an order refused because a choice takes all off says in the cart what the menu is now', async () => {
  const cheapest = groupsWith('Madhësia', (size) => ({
    ...size,
    options: size.options.map((option) => optionOf(option.name, -5_000)),
  }));
  await openRefused('choice_for_nothing', 'Margarita: E madhe', menuWithChoices(cheapest));
  expect(await screen.findByText(/“Margarita \(E madhe, Sallam\)” do të kushtonte zero/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Përditëso shportën' })).toBeVisible();
});

// product.md §408
test.each([
  ['choice_unavailable', 'Margarita: Sallam', menuWithChoices(withoutSalami)],
  ['choice_unknown', 'Margarita', menuWithChoices(withoutLarge)],
  ['choice_missing', 'Margarita: Madhësia', menuWithChoices()],
  ['choice_too_many', 'Margarita: Shtesa', menuWithChoices()],
])('an order refused by %s leads to the sheet of its line', async (code, subject, later) => {
  const { user, sent } = await openRefused(code, subject, later);
  await user.click(screen.getByRole('button', { name: 'Zgjidh Margarita' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  await user.click(sheet.getByRole('radio', { name: 'E vogël' }));
  await user.click(sheet.getByRole('button', { name: /^Ruaj/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
});

// product.md §408
test('a choice that is gone blocks the order and leads to its sheet; the rest stays', async () => {
  serveCheckout({ 'GET /menus/{id}': menuWithChoices(withoutLarge) });
  saveCart(withOneMore(cartWithPizza(), dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })));
  const { user } = await renderScreen('/checkout', { state: { businessId: 'oxhaku' } });
  expect(await screen.findByText(/Margarita: “E madhe” nuk është më në menu\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Porosit / })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zgjidh Margarita' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  await user.click(sheet.getByRole('radio', { name: 'E vogël' }));
  await user.click(sheet.getByRole('button', { name: /^Ruaj 600\sL$/ }));
  expect(await screen.findByRole('button', { name: /^Porosit 720\sL$/ })).toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku?.lines).toHaveLength(2);
});

// product.md §404
test('what was chosen stands on the confirmation and where the order is followed', async () => {
  const [line] = orderOf().items;
  const choice = (name: string, group: string, within_: string | null = null) => ({
    option_id: name,
    within: within_,
    group,
    name,
  });
  const choices = [
    choice('E madhe', 'Madhësia'),
    choice('Me pije', 'Si vakt'),
    choice('Birrë', 'Pija', 'Me pije'),
  ];
  serveCheckout({
    'GET /orders/customer/{orderId}/events': () => liveStream().open(),
    'GET /orders/customer/{orderId}': orderOf({ items: line ? [{ ...line, choices }] : [] }),
  });
  useCarts.setState({ placed: { id: 'K7MQ-4XTD', email: 'arta.k@shembull.al', method: 'pay_later' } });
  const { router } = await renderScreen('/order-confirmation?order_id=K7MQ-4XTD');
  expect(await screen.findByText('E madhe, Me pije (Birrë)')).toBeInTheDocument();
  expect(screen.getByText('Pa vezë sipër')).toBeInTheDocument();
  await act(() => router.navigate('/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al'));
  const receipt = within(await screen.findByRole('region', { name: 'Porosia jote' }));
  expect(receipt.getByText('E madhe, Me pije (Birrë)')).toBeInTheDocument();
});
