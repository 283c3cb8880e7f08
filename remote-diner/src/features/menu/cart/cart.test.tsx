import type { Menu } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { withOneMore } from '../../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../../lib/cart/cart-store.ts';
import { EMPTY_CART } from '../../../testing/checkout-page.ts';
import { cartWithPizza, groupsWith, menuWithChoices, optionOf } from '../../../testing/choices.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../../testing/samples.ts';

const open = async (menu: Menu = menuOf()) => {
  fakeApi({
    'GET /menus/{id}': menu,
    'GET /exchange-rates': RATES,
    'GET /payments/config': { provider: null, sandbox: false, publishable_key: null, script_url: null },
  });
  const rendered = await renderScreen(`/menu/${menu.id}`);
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};
const cart = () => within(screen.getByRole('complementary', { name: 'Shporta jote' }));
const add = (name: string) => screen.getByRole('button', { name: `Shto ${name} në shportë` });

test('an empty cart says so, and offers nothing to pay', async () => {
  await open();
  expect(cart().getByText('Shporta është bosh. Zgjidh një gatim nga menuja.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Vazhdo te pagesa/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Shiko shportën/ })).not.toBeInTheDocument();
});

test('the button that adds a dish becomes a stepper, and then shows how many there are', async () => {
  const { user } = await open();
  await user.click(add('Tavë kosi'));
  const row = within(screen.getByRole('region', { name: 'Gatime tavash' }));
  const more = row.getByRole('button', { name: 'Një më shumë: Tavë kosi' });
  expect(more).toHaveFocus();
  await user.click(more);
  expect(cart().getByText(/^2 × 650\sL$/)).toBeInTheDocument();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.click(row.getByRole('button', { name: 'Ndrysho sasinë për Tavë kosi: 2 në shportë' }));
  await user.click(row.getByRole('button', { name: 'Një më pak: Tavë kosi' }));
  await user.click(row.getByRole('button', { name: 'Hiqe: Tavë kosi' }));
  expect(add('Tavë kosi')).toHaveFocus();
  expect(cart().getByText(/Shporta është bosh/)).toBeInTheDocument();
});

test('one less than one takes the line out of the cart', async () => {
  const { user } = await open();
  await user.click(add('Tavë kosi'));
  await user.click(add('Dhallë'));
  await user.click(cart().getByRole('button', { name: 'Hiqe: Dhallë' }));
  expect(cart().queryByText('Dhallë')).not.toBeInTheDocument();
  expect(cart().getByText('Tavë kosi')).toBeInTheDocument();
  expect(cart().getByRole('listitem')).toHaveFocus();
  await user.click(cart().getByRole('button', { name: 'Hiqe: Tavë kosi' }));
  expect(cart().getByText(/^Shporta është bosh/)).toHaveFocus();
});

// product.md §17
test('another currency prices the menu and every line again', async () => {
  const { user } = await open();
  await user.click(add('Tavë kosi'));
  await user.click(add('Dhallë'));
  expect(cart().getByText(/^770\sL$/)).toBeInTheDocument();
  expect(cart().getByText(/^7,70\s€$/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Dollarë' }));
  expect(cart().getByText(/^1 × 7,15\s\$$/)).toBeInTheDocument();
  expect(cart().getByText(/^1 × 1,32\s\$$/)).toBeInTheDocument();
  expect(cart().getByText(/^8,47\s\$$/)).toBeInTheDocument();
});

test('each line has a note of its own, which stays with it', async () => {
  const { user } = await open();
  await user.click(add('Tavë kosi'));
  await user.click(add('Dhallë'));
  await user.click(cart().getByRole('button', { name: 'Shto shënim për Tavë kosi' }));
  const note = cart().getByRole('textbox', { name: 'Shënim për Tavë kosi' });
  await user.type(note, 'Pa vezë sipër');
  await user.tab();
  expect(
    cart().getByRole('button', { name: 'Ndrysho shënimin për Tavë kosi: Pa vezë sipër' }),
  ).toBeInTheDocument();
  expect(cart().getByRole('button', { name: 'Shto shënim për Dhallë' })).toBeInTheDocument();
  const lines = useCarts.getState().carts.oxhaku?.lines;
  expect(lines?.map(({ notes }) => notes)).toEqual(['Pa vezë sipër', '']);
});

// product.md §583
test('a note that is too long is said at its field and keeps the cart from the checkout, and nothing of it is cut', async () => {
  const { user } = await open();
  await user.click(add('Tavë kosi'));
  await user.click(cart().getByRole('button', { name: 'Shto shënim për Tavë kosi' }));
  const note = cart().getByRole('textbox', { name: 'Shënim për Tavë kosi' });
  await user.click(note);
  await user.paste('ë'.repeat(501));
  await user.tab();
  expect(note).toHaveValue('ë'.repeat(501));
  expect(note).toHaveAccessibleDescription('Shkruaj deri në 500 shenja.');
  expect(cart().queryByRole('link', { name: 'Vazhdo te pagesa' })).not.toBeInTheDocument();
  await user.click(note);
  await user.keyboard('{Backspace}');
  expect(cart().getByRole('link', { name: 'Vazhdo te pagesa' })).toBeVisible();
});

test('says what the menu changed since, and takes it over in one step', async () => {
  const before = dishOf({ price: 600 });
  const gone = dishOf({ id: 'byrek', name: 'Byrek me mish' });
  saveCart(withOneMore(withOneMore(EMPTY_CART, before), gone));
  const { user } = await open();
  const notice = cart().getByText('Menuja ka ndryshuar.').parentElement;
  expect(notice).toHaveTextContent('“Byrek me mish” nuk është më në menu.');
  expect(notice).toHaveTextContent(/“Tavë kosi” kushton tani 650\sL, jo më 600\sL\./);
  expect(screen.queryByRole('link', { name: /Vazhdo te pagesa/ })).not.toBeInTheDocument();
  await user.click(cart().getByRole('button', { name: 'Përditëso shportën' }));
  expect(screen.queryByText('Menuja ka ndryshuar.')).not.toBeInTheDocument();
  expect(cart().queryByText('Byrek me mish')).not.toBeInTheDocument();
  expect(cart().getByRole('link', { name: /Vazhdo te pagesa/ })).toBeInTheDocument();
});

// product.md §180
test('what has no price any more is taken out in one step, too', async () => {
  saveCart(withOneMore(withOneMore(EMPTY_CART, dishOf()), dishOf({ id: 'dhalle', name: 'Dhallë' })));
  const { user } = await open(
    menuOf({
      sections: [],
      items: [dishOf({ price: 0, prices: [] }), dishOf({ id: 'dhalle', name: 'Dhallë' })],
    }),
  );
  const notice = cart().getByText('Menuja ka ndryshuar.').parentElement;
  expect(notice).toHaveTextContent('“Tavë kosi” nuk ka më çmim, prandaj nuk porositet dot.');
  expect(cart().queryByRole('link', { name: /Vazhdo te pagesa/ })).not.toBeInTheDocument();
  await user.click(cart().getByRole('button', { name: 'Përditëso shportën' }));
  expect(screen.queryByText('Menuja ka ndryshuar.')).not.toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku?.lines.map(({ name }) => name)).toEqual(['Dhallë']);
  expect(cart().getByRole('link', { name: /Vazhdo te pagesa/ })).toBeInTheDocument();
});

// product.md §684
test('what costs nothing with what was chosen says so by that, and is taken out in one step', async () => {
  saveCart(cartWithPizza());
  const { user } = await open(
    menuWithChoices(
      groupsWith('Madhësia', (size) => ({
        ...size,
        options: size.options.map((option) => optionOf(option.name, -5_000)),
      })),
    ),
  );
  const notice = cart().getByText('Menuja ka ndryshuar.').parentElement;
  expect(notice).toHaveTextContent(
    '“Margarita (E madhe, Sallam)” do të kushtonte zero, prandaj nuk porositet dot kështu.',
  );
  expect(cart().queryByRole('link', { name: /Vazhdo te pagesa/ })).not.toBeInTheDocument();
  await user.click(cart().getByRole('button', { name: 'Përditëso shportën' }));
  expect(screen.queryByText('Menuja ka ndryshuar.')).not.toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku?.lines ?? []).toEqual([]);
});

test('all menus of one place share its cart', async () => {
  saveCart(
    withOneMore(EMPTY_CART, dishOf({ id: 'mish', menu_id: 'darka', name: 'Mish në hell', price: 900 })),
  );
  const { user } = await open();
  expect(cart().getByText('Mish në hell')).toBeInTheDocument();
  await user.click(add('Tavë kosi'));
  expect(cart().getByText(/^1\.550\sL$/)).toBeInTheDocument();
});

describe('with a cart at another place', () => {
  beforeEach(() =>
    saveCart(
      withOneMore(
        { ...EMPTY_CART, businessId: 'pirun', businessName: 'Pirun e Det' },
        dishOf({ id: 'peshk' }),
      ),
    ),
  );

  test('the first dish here is asked about; no leaves all as it was', async () => {
    const { user } = await open();
    await user.click(add('Tavë kosi'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Te Pirun e Det ke 1 artikull në shportë. Ajo shportë mbetet siç është');
    await user.click(within(dialog).getByRole('button', { name: 'Jo tani' }));
    expect(useCarts.getState().carts.oxhaku).toBeUndefined();
  });

  test('yes begins a second cart beside the first', async () => {
    const { user } = await open();
    await user.click(add('Tavë kosi'));
    await user.click(await screen.findByRole('button', { name: 'Nis shportë të re' }));
    const { carts } = useCarts.getState();
    expect(carts.oxhaku?.lines.map(({ name }) => name)).toEqual(['Tavë kosi']);
    expect(carts.pirun?.lines).toHaveLength(1);
  });
});

test('on small screens the cart comes as a sheet behind a bar with count and total', async () => {
  saveCart(withOneMore(withOneMore(EMPTY_CART, dishOf()), dishOf()));
  const { user } = await open();
  const bar = screen.getByRole('button', { name: /^Shiko shportën \(2 artikuj\) 1\.300\sL$/ });
  await user.click(bar);
  const sheet = await screen.findByRole('dialog', { name: 'Shporta jote' });
  expect(within(sheet).getByText('Oxhaku i Gjyshes · 2 artikuj')).toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Mbyll' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bar).toHaveFocus();
});

test('the way to pay leads to the checkout of this place', async () => {
  const { user } = await open();
  await user.click(add('Tavë kosi'));
  await user.click(cart().getByRole('link', { name: /Vazhdo te pagesa/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia dhe pagesa' })).toBeInTheDocument();
});

test('a cart changed in storage behind the page shows at once', async () => {
  await open();
  act(() => saveCart(withOneMore(EMPTY_CART, dishOf())));
  expect(cart().getByText('Tavë kosi')).toBeInTheDocument();
});
