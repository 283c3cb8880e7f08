import type { Language, Menu } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { withOneMore } from '../../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../../lib/cart/cart-store.ts';
import { EMPTY_CART } from '../../../testing/checkout-page.ts';
import {
  cartWithPizza,
  GROUPS,
  groupOf,
  groupsWith,
  menuWithChoices,
  optionOf,
  PIZZA,
} from '../../../testing/choices.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, RATES } from '../../../testing/samples.ts';

const open = async (menu: Menu = menuWithChoices(), lng: Language = 'sq') => {
  fakeApi({ 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES });
  const rendered = await renderScreen(`/menu/${menu.id}`, { lng });
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};

const openSheet = async (menu?: Menu) => {
  const { user } = await open(menu);
  await user.click(screen.getByRole('button', { name: 'Zgjidh Margarita' }));
  const dialog = await screen.findByRole('dialog', { name: 'Margarita' });
  return { user, dialog, sheet: within(dialog) };
};
type Sheet = Awaited<ReturnType<typeof openSheet>>['sheet'];

const group = (sheet: Sheet, name: string) => within(sheet.getByRole('group', { name }));
const act = (sheet: Sheet, name: RegExp) => sheet.getByRole('button', { name });
const cart = () => within(screen.getByRole('complementary', { name: 'Shporta jote' }));
const lines = () => useCarts.getState().carts.oxhaku?.lines ?? [];
const chosenOf = (index = 0) =>
  lines()[index]?.choices?.flatMap(({ chosen }) => chosen.map(({ name }) => name));

// product.md §406
test.each([
  ['sq', /^nga 600\sL$/],
  ['en', /^from 600\sL$/],
] as const)(
  'a price that depends on what is chosen is the least that has to be paid, in %s',
  async (lng, price) => {
    await open(menuWithChoices(), lng);
    expect(screen.getByText(price)).toBeInTheDocument();
    expect(screen.queryByText(/(nga|from) 120/)).not.toBeInTheDocument();
  },
);

// product.md §406
test('what has to be chosen is in the price, also in another currency', async () => {
  const { user } = await open(
    menuWithChoices(
      groupsWith('Madhësia', (size) => ({
        ...size,
        options: [optionOf('E madhe', 200), optionOf('Familjare', 500)],
      })),
    ),
  );
  expect(screen.getByText(/^nga 800\sL$/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Euro' }));
  expect(screen.getByText(/^nga 8,00\s€$/)).toBeInTheDocument();
});

// product.md §406
test('a dish whose group has nothing left to choose says so and cannot be ordered', async () => {
  const { user } = await open(
    menuWithChoices(
      groupsWith('Madhësia', (size) => ({
        ...size,
        options: size.options.map((one) => ({ ...one, available: false })),
      })),
    ),
  );
  expect(
    screen.getByText('Tani nuk porositet: te “Madhësia” nuk ka mbetur mjaft për të zgjedhur.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Zgjidh/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Shto Dhallë në shportë' })).toBeInTheDocument();
  // product.md §519
  await user.click(screen.getByRole('button', { name: 'Shih Margarita' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  expect(within(sheet.getByRole('list', { name: 'Madhësia' })).getAllByText('Mbaroi')).toHaveLength(2);
  expect(sheet.queryByRole('button', { name: /^Shto/ })).not.toBeInTheDocument();
});

// product.md §407
test('the sheet of a dish has its words, its groups and their rules', async () => {
  const { sheet } = await openSheet();
  expect(sheet.getByText('Domate, mocarelë, borzilok.')).toBeInTheDocument();
  const size = sheet.getByRole('group', { name: 'Madhësia' });
  expect(size).toHaveAccessibleDescription(/^Zgjidh 1\s*E detyrueshme/);
  expect(within(size).getAllByRole('radio')).toHaveLength(2);
  expect(within(size).getByRole('radio', { name: /^E madhe \+200\sL$/ })).not.toBeChecked();
  const extras = sheet.getByRole('group', { name: 'Shtesa' });
  expect(extras).toHaveAccessibleDescription('Deri në 2, po deshe · 1 falas');
  expect(within(extras).getAllByRole('checkbox')).toHaveLength(4);
  expect(group(sheet, 'Brumi').getByRole('radio', { name: 'Asgjë' })).toBeChecked();
});

// product.md §407
test('the price follows each press, and what is chosen is in the cart', async () => {
  const { user, sheet } = await openSheet();
  expect(act(sheet, /^Shto 600\sL$/)).toBeInTheDocument();
  await user.click(group(sheet, 'Madhësia').getByRole('radio', { name: /^E madhe/ }));
  expect(act(sheet, /^Shto 800\sL$/)).toBeInTheDocument();
  await user.click(group(sheet, 'Shtesa').getByRole('checkbox', { name: /^Djathë/ }));
  expect(act(sheet, /^Shto 800\sL$/)).toBeInTheDocument();
  await user.click(group(sheet, 'Shtesa').getByRole('checkbox', { name: /^Sallam/ }));
  // The dearest is the free one (product.md §402).
  expect(act(sheet, /^Shto 850\sL$/)).toBeInTheDocument();
  expect(group(sheet, 'Shtesa').getByRole('checkbox', { name: /^Sallam falas$/ })).toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Një më shumë: Margarita' }));
  await user.type(sheet.getByRole('textbox', { name: /^Shënim për kuzhinën/ }), 'Pa qepë');
  await user.click(act(sheet, /^Shto 1\.700\sL$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cart().getByText(/^2 × 850\sL$/)).toBeInTheDocument();
  expect(cart().getByText(/E madhe, Djathë, Sallam/)).toBeInTheDocument();
  expect(lines()[0]).toMatchObject({ quantity: 2, notes: 'Pa qepë' });
  expect(screen.getByRole('button', { name: 'Zgjidh Margarita: 2 në shportë' })).toHaveFocus();
});

// product.md §583
test('a note that is too long leads back to its field, uncut', async () => {
  const { user, sheet } = await openSheet();
  await user.click(group(sheet, 'Madhësia').getByRole('radio', { name: /^E madhe/ }));
  const note = sheet.getByRole('textbox', { name: /^Shënim për kuzhinën/ });
  await user.click(note);
  await user.paste('ë'.repeat(501));
  await user.click(act(sheet, /^Shto/));
  expect(note).toHaveFocus();
  expect(note).toHaveValue('ë'.repeat(501));
  expect(note).toHaveAccessibleDescription('Shkruaj deri në 500 shenja.');
  await user.keyboard('{Backspace}');
  await user.click(act(sheet, /^Shto/));
  await waitFor(() => expect(lines()[0]).toMatchObject({ notes: 'ë'.repeat(500) }));
});

// product.md §407
test('pressed too early, the button leads to what is missing', async () => {
  const { user, sheet } = await openSheet();
  expect(sheet.getByText('Duhet zgjedhur: Madhësia')).toBeInTheDocument();
  await user.click(act(sheet, /^Shto/));
  expect(group(sheet, 'Madhësia').getByRole('radio', { name: 'E vogël' })).toHaveFocus();
  expect(lines()).toHaveLength(0);
  await user.keyboard(' ');
  expect(sheet.queryByText(/^Duhet zgjedhur/)).not.toBeInTheDocument();
  expect(sheet.getByRole('group', { name: 'Madhësia' })).toHaveAccessibleDescription(/U zgjodh/);
});

// product.md §407
test('what is sold out cannot be chosen, and at the limit no more can', async () => {
  const { user, sheet } = await openSheet();
  const extras = group(sheet, 'Shtesa');
  expect(extras.getByRole('checkbox', { name: 'Tartuf Mbaroi' })).toBeDisabled();
  await user.click(extras.getByRole('checkbox', { name: /^Djathë/ }));
  await user.click(extras.getByRole('checkbox', { name: /^Sallam/ }));
  const olives = extras.getByRole('checkbox', { name: /^Ullinj/ });
  expect(olives).toHaveAttribute('aria-disabled', 'true');
  expect(olives).toHaveAccessibleDescription(/^Ke zgjedhur 2, më shumë nuk mundesh\./);
  await user.click(olives);
  expect(olives).not.toBeChecked();
  await user.click(extras.getByRole('checkbox', { name: /^Djathë/ }));
  await user.click(olives);
  expect(olives).toBeChecked();
});

// product.md §407
test('what comes with an option is chosen below it, and goes with it', async () => {
  const { user, sheet } = await openSheet();
  await user.click(group(sheet, 'Madhësia').getByRole('radio', { name: 'E vogël' }));
  expect(sheet.queryByRole('group', { name: 'Pija' })).not.toBeInTheDocument();
  await user.click(sheet.getByRole('checkbox', { name: /^Me pije/ }));
  await user.click(act(sheet, /^Shto 700\sL$/));
  expect(group(sheet, 'Pija').getByRole('radio', { name: 'Ujë' })).toHaveFocus();
  await user.click(group(sheet, 'Pija').getByRole('radio', { name: /^Birrë/ }));
  await user.click(act(sheet, /^Shto 850\sL$/));
  expect(await cart().findByText(/E vogël, Me pije \(Birrë\)/)).toBeInTheDocument();
});

// product.md §407
test('defaults are chosen already, also those that come with an option', async () => {
  const { user, sheet } = await openSheet(
    menuWithChoices(
      GROUPS.map((one) => ({
        ...one,
        options: one.options.map((choice, index) => ({
          ...choice,
          is_default: index === 0 && ['Madhësia', 'Pija'].includes(one.name),
        })),
      })),
    ),
  );
  expect(group(sheet, 'Madhësia').getByRole('radio', { name: 'E vogël' })).toBeChecked();
  await user.click(sheet.getByRole('checkbox', { name: /^Me pije/ }));
  expect(group(sheet, 'Pija').getByRole('radio', { name: 'Ujë' })).toBeChecked();
  await user.click(act(sheet, /^Shto 700\sL$/));
  await waitFor(() => expect(chosenOf()).toEqual(['E vogël', 'Me pije', 'Ujë']));
});

// product.md §407
test.each([
  [
    'a group of which some are needed',
    { min_choices: 2, max_choices: 3 },
    'Zgjidh nga 2 deri në 3 E detyrueshme',
  ],
  ['a group without a limit', {}, 'Sa të duash'],
  ['a group of which one at least is needed', { min_choices: 1 }, 'Zgjidh të paktën 1 E detyrueshme'],
])('%s says so', async (_, limits, rule) => {
  const options = ['Një', 'Dy', 'Tre', 'Katër'].map((name) => optionOf(name));
  const { user, sheet } = await openSheet(menuWithChoices([groupOf('Madhësia', options, limits)]));
  const fieldset = sheet.getByRole('group', { name: 'Madhësia' });
  expect(fieldset).toHaveAccessibleDescription(rule);
  if (!rule.startsWith('Zgjidh nga')) return;
  await user.click(within(fieldset).getByRole('checkbox', { name: 'Dy' }));
  expect(fieldset).toHaveAccessibleDescription('Zgjidh nga 2 deri në 3 Zgjidh edhe 1');
});

// product.md §408
test('a line of the cart is chosen again in its sheet, and keeps its place and the focus', async () => {
  saveCart(
    withOneMore(cartWithPizza({ notes: 'Pa qepë' }), dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })),
  );
  const { user } = await open();
  await user.click(cart().getByRole('button', { name: /^Margarita E madhe, Sallam.*Ndrysho zgjedhjen$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  expect(group(sheet, 'Madhësia').getByRole('radio', { name: /^E madhe/ })).toBeChecked();
  expect(sheet.getByRole('textbox', { name: /^Shënim/ })).toHaveValue('Pa qepë');
  await user.click(group(sheet, 'Madhësia').getByRole('radio', { name: 'E vogël' }));
  await user.click(act(sheet, /^Ruaj 600\sL$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(lines().map(({ name }) => name)).toEqual(['Margarita', 'Dhallë']);
  expect(chosenOf()).toEqual(['E vogël', 'Sallam']);
  await waitFor(() =>
    expect(cart().getByRole('button', { name: /^Margarita E vogël, Sallam/ })).toHaveFocus(),
  );
});

// product.md §408
test('a line can be taken away in its sheet', async () => {
  saveCart(cartWithPizza());
  const { user } = await open();
  await user.click(cart().getByRole('button', { name: /^Margarita E madhe/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  await user.click(sheet.getByRole('button', { name: 'Hiqe: Margarita' }));
  expect(cart().getByText(/^Shporta është bosh/)).toBeInTheDocument();
});

describe('a cart of before', () => {
  const checkout = () => screen.queryByRole('link', { name: /Vazhdo te pagesa/ });
  const notice = () => cart().getByText('Menuja ka ndryshuar.').parentElement;

  // product.md §408
  test.each([
    [
      'an extra that is sold out',
      groupsWith('Shtesa', (extras) => ({
        ...extras,
        options: extras.options.map((one) => ({ ...one, available: one.name !== 'Sallam' })),
      })),
      '“Sallam” ka mbaruar.',
    ],
    [
      'an extra that is gone',
      groupsWith('Shtesa', (extras) => ({ ...extras, options: extras.options.slice(0, 1) })),
      '“Sallam” nuk është më në menu.',
    ],
  ])('%s is said at its line and taken away in one step', async (_, groups, why) => {
    saveCart(cartWithPizza());
    const { user } = await open(menuWithChoices(groups));
    expect(notice()).toHaveTextContent(`Margarita: ${why}`);
    expect(within(cart().getByRole('listitem')).getByText(why)).toBeInTheDocument();
    expect(checkout()).not.toBeInTheDocument();
    await user.click(cart().getByRole('button', { name: 'Përditëso shportën' }));
    expect(chosenOf()).toEqual(['E madhe']);
    expect(checkout()).toBeInTheDocument();
  });

  // product.md §408
  test('a size that is gone leads to the sheet, which keeps the rest', async () => {
    saveCart(withOneMore(cartWithPizza(), dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })));
    const { user } = await open(
      menuWithChoices(groupsWith('Madhësia', (size) => ({ ...size, options: size.options.slice(0, 1) }))),
    );
    expect(notice()).toHaveTextContent('Margarita: “E madhe” nuk është më në menu.');
    expect(cart().queryByRole('button', { name: 'Përditëso shportën' })).not.toBeInTheDocument();
    await user.click(cart().getByRole('button', { name: 'Zgjidh Margarita' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
    expect(sheet.getByText('“E madhe” nuk është më në menu.')).toBeInTheDocument();
    expect(group(sheet, 'Shtesa').getByRole('checkbox', { name: /^Sallam/ })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: 'E vogël' }));
    await user.click(act(sheet, /^Ruaj/));
    await waitFor(() => expect(checkout()).toBeInTheDocument());
    expect(lines()).toHaveLength(2);
  });

  // product.md §408
  test('a dish that has come to need a choice says so', async () => {
    saveCart(withOneMore(EMPTY_CART, PIZZA));
    await open();
    expect(notice()).toHaveTextContent('Margarita: Duhet zgjedhur “Madhësia”.');
    expect(checkout()).not.toBeInTheDocument();
  });

  // product.md §408
  test('an option that costs something else says so', async () => {
    saveCart(cartWithPizza());
    const { user } = await open(
      menuWithChoices(
        groupsWith('Madhësia', (size) => ({
          ...size,
          options: [optionOf('E vogël'), optionOf('E madhe', 250)],
        })),
      ),
    );
    expect(notice()).toHaveTextContent(/“Margarita \(E madhe, Sallam\)” kushton tani 850\sL, jo më 800\sL\./);
    await user.click(cart().getByRole('button', { name: 'Përditëso shportën' }));
    expect(screen.queryByText('Menuja ka ndryshuar.')).not.toBeInTheDocument();
  });
});

// product.md §402, §406, §580, §684
test('a choice that makes a dish cheaper says so, and its price goes off', async () => {
  const { user, dialog, sheet } = await openSheet(
    menuWithChoices(
      groupsWith('Madhësia', (size) => ({
        ...size,
        options: [optionOf('E madhe', 0), optionOf('E vogël', -50), optionOf('Fare', -900)],
      })),
    ),
  );
  // With one of them it comes to nothing, which cannot be ordered: with all extras it costs 20.
  for (const from of screen.getAllByText(/^nga /)) expect(from).toHaveTextContent(/^nga 20\sL$/);
  expect(group(sheet, 'Madhësia').getByText(/^−50\sL$/)).toBeVisible();
  await user.click(group(sheet, 'Madhësia').getByRole('radio', { name: /^E vogël/ }));
  expect(dialog).toHaveTextContent(/550\sL/);
  await user.click(group(sheet, 'Madhësia').getByRole('radio', { name: /^Fare/ }));
  await user.click(act(sheet, /^Shto 0\sL$/));
  expect(sheet.getByText('Kështu do të kushtonte zero. Zgjidh diçka tjetër.')).toBeVisible();
  expect(group(sheet, 'Madhësia').getByRole('radio', { name: /^Fare/ })).toHaveFocus();
  expect(lines()).toEqual([]);
});

// product.md §21
test('a dish stays open with its choices until its question is answered', async () => {
  saveCart(withOneMore({ ...EMPTY_CART, businessId: 'pirun', businessName: 'Pirun e Det' }, PIZZA));
  const { user, dialog, sheet } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: /^E madhe/ }));
  await user.click(act(sheet, /^Shto /));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Jo tani' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sheet.getByRole('radio', { name: /^E madhe/ })).toBeChecked();
  await user.click(act(sheet, /^Shto /));
  await user.click(await screen.findByRole('button', { name: 'Nis shportë të re' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(lines()).toHaveLength(1);
});
