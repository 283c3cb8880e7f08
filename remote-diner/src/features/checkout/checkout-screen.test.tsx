import { failure, pending } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { type Cart, withOneMore } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import {
  CARDS,
  CART,
  EMPTY_CART,
  expectKept,
  field,
  fillCheckout,
  openCheckout,
  serveCheckout,
  submitOrder,
} from '../../testing/checkout-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf } from '../../testing/samples.ts';

describe('before anything is typed', () => {
  test('the slip says what is paid, to whom, in which currency and at which rate', async () => {
    await openCheckout();
    const slip = within(screen.getByRole('region', { name: 'Përmbledhja' }));
    expect(slip.getByRole('heading', { name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
    expect(slip.getByText('2 × Tavë kosi')).toBeInTheDocument();
    expect(slip.getByText('Pa vezë sipër')).toBeInTheDocument();
    // Of the line, in the total, and where the lines are folded.
    expect(slip.getAllByText(/^1\.300\sL$/)).toHaveLength(3);
    expect(slip.getByText(/^13,00\s€$/)).toBeInTheDocument();
    expect(slip.getByText(/Çdo çmim kthehet me kursin 1 € = 100\sL, më 20\.11\.2026\./)).toBeInTheDocument();
    expect(document.title).toBe('Porosia dhe pagesa · Tavolina');
  });

  // product.md §492
  test('the slip shows the photograph of its first dish, cut around its focal point', async () => {
    const dish = dishOf({ image_url: '/media/tave/640.webp', focus: { x: 20, y: 80 } });
    const { container } = await openCheckout({ 'GET /menus/{id}': menuOf({ sections: [], items: [dish] }) });
    const photo = container.querySelector('img');
    expect(photo).toHaveAttribute('src', '/media/tave/640.webp');
    expect(photo).toHaveStyle({ objectPosition: '20% 80%' });
  });

  // product.md §4, §106
  test('at the restaurant the currency that is collected leads, by card the euro', async () => {
    const { user } = await openCheckout({ 'GET /payments/config': CARDS });
    const slip = within(screen.getByRole('region', { name: 'Përmbledhja' }));
    const amountOf = (label: string) => slip.getByText(label).nextElementSibling;
    expect(amountOf('Do të paguash')).toHaveTextContent('1.300 L');
    expect(amountOf('Me kartë paguan në euro')).toHaveTextContent('13,00 €');
    await user.click(await screen.findByRole('radio', { name: /Me kartë, tani/ }));
    expect(amountOf('Do të paguash')).toHaveTextContent('13,00 €');
    expect(amountOf('Totali (Lekë)')).toHaveTextContent('1.300 L');
    // The lines are what the total adds up.
    expect(slip.getAllByText(/^13,00\s€$/)).toHaveLength(3);
  });

  // product.md §106
  test('euro prices that the place set itself are said to be it, and no rate is', async () => {
    const own = dishOf({ prices: [{ currency: 'EUR', price: 7, is_default: false }] });
    await openCheckout({ 'GET /menus/{id}': menuOf({ sections: [], items: [own] }) });
    const slip = within(screen.getByRole('region', { name: 'Përmbledhja' }));
    expect(slip.getByText(/Çmimet në euro i ka vendosur vetë lokali/)).toBeInTheDocument();
    expect(slip.queryByText(/Çdo çmim kthehet/)).not.toBeInTheDocument();
  });

  test('speaks English', async () => {
    serveCheckout();
    saveCart(CART);
    await renderScreen('/checkout', { lng: 'en' });
    expect(await screen.findByRole('button', { name: /^Place order 1,300\sL$/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toBeInTheDocument();
  });

  test('says that it loads', async () => {
    serveCheckout({ 'GET /menus/{id}': () => pending() });
    saveCart(CART);
    await renderScreen('/checkout');
    expect(await screen.findByRole('status')).toHaveTextContent('Po ngarkohet…');
    expect(screen.getByRole('heading', { level: 1, name: 'Porosia dhe pagesa' })).toBeInTheDocument();
  });

  test('menus that do not load are tried again', async () => {
    let isBroken = true;
    serveCheckout({ 'GET /menus/{id}': () => (isBroken ? failure(500, 'internal_error') : menuOf()) });
    saveCart(CART);
    const { user } = await renderScreen('/checkout');
    expect(await screen.findByRole('alert')).toHaveTextContent('shporta mbetet siç është');
    expect(screen.getByRole('heading', { level: 1, name: 'Porosia dhe pagesa' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findByRole('button', { name: /^Porosit / })).toBeInTheDocument();
  });

  test('an empty cart: the order’s data are not found', async () => {
    serveCheckout();
    await renderScreen('/checkout');
    expect(await screen.findByText('Të dhënat e porosisë nuk u gjetën')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shiko restorantet' })).toHaveAttribute('href', '/restaurants');
  });
});

describe('fields', () => {
  test('every missing one is told at its place, with the focus on the first', async () => {
    const { user, sent } = await openCheckout();
    await submitOrder(user);
    for (const name of ['Emri dhe mbiemri', 'E-mail', 'Telefoni'])
      expect(field(name)).toHaveAccessibleDescription('Plotësoje këtë fushë.');
    expect(field('Shënim për porosinë (opsionale)')).toBeValid();
    expect(field('Emri dhe mbiemri')).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  test.each([
    ['arta.k@shembull', '+355 69 000 0000', 'E-mail', 'Shkruaje e-mailin të plotë, p.sh. emri@shembull.al.'],
    ['arta.k@shembull.al', '123', 'Telefoni', 'Shkruaje numrin e telefonit të plotë.'],
  ])('%s, %s: %s is wrong', async (email, phone, name, message) => {
    const { user, sent } = await openCheckout();
    await fillCheckout(user, email, phone);
    await submitOrder(user);
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  test('what the server finds wrong stands at its field', async () => {
    const errors = [{ field: 'customer_email', message: 'Ky e-mail nuk pranohet.' }];
    const { user } = await openCheckout({
      'POST /orders': failure(422, 'invalid_input', 'Kontrollo fushat.', { errors }),
    });
    await fillCheckout(user);
    await submitOrder(user);
    expect(await screen.findByText('Ky e-mail nuk pranohet.')).toBeInTheDocument();
    expect(field('E-mail')).toHaveAccessibleDescription('Ky e-mail nuk pranohet.');
    expect(field('E-mail')).toHaveFocus();
    expectKept();
  });

  test('what was typed is there after the page was left', async () => {
    const { user, router } = await openCheckout();
    await fillCheckout(user);
    await user.type(field('Shënim për porosinë (opsionale)'), 'rreth orës 14');
    await user.click(screen.getByRole('link', { name: 'Kthehu te menuja' }));
    await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
    await act(() => router.navigate('/checkout'));
    await screen.findByRole('button', { name: /^Porosit / });
    expectKept();
    expect(field('Shënim për porosinë (opsionale)')).toHaveValue('rreth orës 14');
  });
});

describe('paying', () => {
  const card = () => screen.getByRole('radio', { name: /^Me kartë, tani/ });

  test('without a provider only at the restaurant, and the page says why', async () => {
    await openCheckout();
    expect(await screen.findByText('Këtu ende nuk paguhet me kartë online.')).toBeInTheDocument();
    expect(card()).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Në restorant/ })).toBeChecked();
  });

  test('below the smallest amount no card is taken', async () => {
    const coffee = dishOf({ id: 'kafe', price: 40 });
    await openCheckout(
      { 'GET /menus/{id}': menuOf({ items: [coffee] }), 'GET /payments/config': CARDS },
      withOneMore(EMPTY_CART, coffee),
    );
    expect(await screen.findByText(/^Me kartë paguhet nga 0,50\s€ e lart\.$/)).toBeInTheDocument();
    expect(card()).toBeDisabled();
  });

  test('above the largest amount no card is taken', async () => {
    const feast = dishOf({ id: 'gosti', price: 9_999_999 });
    const cart = Array.from({ length: 11 }).reduce<Cart>((all) => withOneMore(all, feast), EMPTY_CART);
    await openCheckout(
      { 'GET /menus/{id}': menuOf({ items: [feast] }), 'GET /payments/config': CARDS },
      cart,
    );
    expect(await screen.findByText(/^Me kartë paguhet deri në 999\.999,99\s€\.$/)).toBeInTheDocument();
    expect(card()).toBeDisabled();
  });

  test('an unknown answer leaves the restaurant', async () => {
    await openCheckout({ 'GET /payments/config': failure(500, 'internal_error') });
    expect(await screen.findByText(/Në restorant mund të paguash gjithmonë\.$/)).toBeInTheDocument();
  });
});

test('what is wrong is said in the language its reader changes to', async () => {
  const { user } = await openCheckout();
  await submitOrder(user);
  expect(await screen.findAllByText('Plotësoje këtë fushë.')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'SQ: change language to English' }));
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(3);
  expect(screen.queryByText('Plotësoje këtë fushë.')).not.toBeInTheDocument();
});
