import type { ContentLanguage, Language, Menu } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { useReadingChoice } from '../../lib/reading/reading-store.ts';
import { fillCheckout, openCheckout, submitOrder } from '../../testing/checkout-page.ts';
import { groupOf, menuWithChoices, optionOf, PIZZA } from '../../testing/choices.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../testing/samples.ts';

const ENGLISH = { name: 'Baked lamb with yoghurt', description: 'For Sundays' };

/** What the server answers in a language: the original with what is written in it. */
const lunchIn = (lang: ContentLanguage | undefined): Menu => {
  const menu = menuOf({
    languages: ['sq', 'en', 'it'],
    ...(lang === 'en' && { translations: { en: { title: 'Lunch' } } }),
  });
  const [section] = menu.sections;
  const tave = dishOf({
    description: 'Për të dielat',
    ...(lang === 'en' && { translations: { en: ENGLISH } }),
    ...(lang === 'it' && { translations: { it: { name: 'Agnello al forno' } } }),
  });
  return {
    ...menu,
    sections: section
      ? [
          {
            ...section,
            description: 'Në enë balte',
            ...(lang === 'en' && {
              translations: { en: { title: 'From the oven', description: 'In clay pots' } },
            }),
            items: [tave, ...section.items.slice(1)],
          },
        ]
      : [],
  };
};

const open = async (lng: Language = 'en', menu: (lang: ContentLanguage | undefined) => Menu = lunchIn) => {
  const received = fakeApi({
    'GET /menus/{id}': ({ url }) => menu(url.searchParams.get('lang') as ContentLanguage),
    'GET /exchange-rates': RATES,
  });
  const rendered = await renderScreen('/menu/dreka', { lng });
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
  return { ...rendered, received };
};
const dish = (name: string) => screen.getByRole('heading', { level: 3, name });
const language = (name: string) =>
  within(screen.getByRole('group', { name: 'Menu in' })).getByRole('radio', { name });

// product.md §526
test('the other menus of its place are named in the language that the menu is read in', async () => {
  const ALWAYS = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '00:00' };
  const others = [
    { id: 'darka', title: 'Darka', schedule: null, translations: { en: { title: 'Dinner' } } },
    { id: 'meze', title: 'Meze', schedule: null },
  ];
  await open('en', (lang) => ({
    ...lunchIn(lang),
    schedule: { ranges: [ALWAYS], first_day: null, last_day: '2020-01-31' },
    business: { ...lunchIn(lang).business, other_menus: others },
  }));
  const nav = within(screen.getByRole('navigation', { name: 'Other menus' }));
  expect(nav.getByText('Dinner')).not.toHaveAttribute('lang');
  expect(nav.getByText('Meze')).toHaveAttribute('lang', 'sq');
  expect(screen.getByRole('link', { name: 'Served now: Dinner' })).toHaveAttribute('href', '/menu/darka');
});

// product.md §429
test('a menu is read in the language of the page, and what is not translated as it was written', async () => {
  await open();
  expect(dish(ENGLISH.name)).not.toHaveAttribute('lang');
  expect(screen.getByText('For Sundays')).not.toHaveAttribute('lang');
  expect(screen.getByRole('heading', { level: 2, name: 'From the oven' })).not.toHaveAttribute('lang');
  expect(dish('Fërgesë e Tiranës')).toHaveAttribute('lang', 'sq');
  expect(screen.getByText('Lunch.')).not.toHaveAttribute('lang');
  expect(document.title).toBe('Oxhaku i Gjyshes, Lunch · Tavolina');
});

test('in the language of the place nothing is marked, and there is nothing to translate', async () => {
  await open('sq');
  expect(dish('Tavë kosi')).not.toHaveAttribute('lang');
  expect(dish('Fërgesë e Tiranës')).not.toHaveAttribute('lang');
});

// product.md §517
test('what a section says of itself stands below its title, in the language that is read', async () => {
  const { user } = await open();
  expect(screen.getByText('In clay pots')).not.toHaveAttribute('lang');
  await user.click(language('Shqip (original)'));
  expect(screen.getByText('Në enë balte')).toHaveAttribute('lang', 'sq');
});

// product.md §429
test('the switch shows the original, which is remembered, and each language of the menu', async () => {
  const { user, unmount } = await open();
  expect(language('English')).toBeChecked();
  await user.click(language('Shqip (original)'));
  expect(dish('Tavë kosi')).toHaveAttribute('lang', 'sq');
  unmount();
  // What a page that is opened later reads from the device.
  const kept = localStorage.getItem('tavolina.reading') ?? '';
  useReadingChoice.setState(useReadingChoice.getInitialState(), true);
  localStorage.setItem('tavolina.reading', kept);
  await useReadingChoice.persist.rehydrate();
  await open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Tavë kosi' })).toBeInTheDocument();
  await user.click(language('Italiano'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Agnello al forno' })).toHaveAttribute(
    'lang',
    'it',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Gatime tavash' })).toHaveAttribute('lang', 'sq');
});

test('a menu in one language has no switch', async () => {
  await open('en', () => menuOf({ languages: ['sq'] }));
  expect(dish('Tavë kosi')).toHaveAttribute('lang', 'sq');
  expect(screen.queryByRole('group', { name: 'Menu in' })).not.toBeInTheDocument();
});

test('a chosen language that a menu does not have leaves the language of the page', async () => {
  useReadingChoice.setState({ language: 'de' });
  await open('en', (lang) => lunchIn(lang === 'de' ? undefined : lang));
  expect(await screen.findByRole('heading', { level: 3, name: ENGLISH.name })).toBeInTheDocument();
});

const PIZZA_MENU = menuWithChoices(
  [
    groupOf('Madhësia', [optionOf('E madhe', 200, { translations: { en: { name: 'Large' } } })], {
      translations: { en: { name: 'Size' } },
    }),
  ],
  {
    languages: ['sq', 'en'],
    items: [{ ...PIZZA, translations: { en: { name: 'Margherita pizza' } }, option_group_ids: ['Madhësia'] }],
  },
);

test('the sheet of a dish is translated with its choices, and shows the original', async () => {
  const { user } = await open('en', () => PIZZA_MENU);
  await user.click(screen.getByRole('button', { name: 'Choose Margherita pizza' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margherita pizza' }));
  expect(sheet.getByRole('checkbox', { name: /^Large/ })).toBeInTheDocument();
  await user.click(sheet.getByRole('checkbox', { name: /^Large/ }));
  await user.click(sheet.getByRole('button', { name: 'Show original' }));
  const original = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  expect(original.getByRole('group', { name: 'Madhësia' })).toBeInTheDocument();
  expect(original.getByText('E madhe')).toHaveAttribute('lang', 'sq');
  expect(original.getByRole('checkbox', { name: /^E madhe/ })).toBeChecked();
  await user.click(original.getByRole('button', { name: 'Show translation' }));
  expect(await screen.findByRole('dialog', { name: 'Margherita pizza' })).toBeInTheDocument();
});

test('a cart follows the language that its menu is read in', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `Add ${ENGLISH.name} to the cart` }));
  const cart = () => within(screen.getByRole('complementary', { name: 'Your cart' }));
  expect(cart().getByText(ENGLISH.name)).not.toHaveAttribute('lang');
  await user.click(language('Shqip (original)'));
  expect(cart().getByText('Tavë kosi')).toHaveAttribute('lang', 'sq');
});

// product.md §509
test('what was chosen says its language name by name, where one is another than that of the page', async () => {
  const size = (name: string, english?: string) =>
    optionOf(name, 0, {
      is_default: true,
      ...(english !== undefined && { translations: { en: { name: english } } }),
    });
  const { user } = await open('en', () =>
    menuWithChoices([groupOf('Madhësia', [size('E madhe', 'Large')]), groupOf('Brumi', [size('I hollë')])], {
      languages: ['sq', 'en'],
      items: [{ ...PIZZA, option_group_ids: ['Madhësia', 'Brumi'] }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Choose Margarita' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  await user.click(sheet.getByRole('button', { name: /^Add/ }));
  const cart = within(screen.getByRole('complementary', { name: 'Your cart' }));
  const line = within(await cart.findByRole('button', { name: /^Margarita.*I hollë/ }));
  expect(line.getByText('Margarita')).toHaveAttribute('lang', 'sq');
  expect(line.getByText('Large')).not.toHaveAttribute('lang');
  expect(line.getByText('I hollë')).toHaveAttribute('lang', 'sq');
});

// product.md §430
test.each([
  ['read in the original', undefined],
  ['read in Italian', 'it' as const],
])('an order of a menu %s says so', async (_, chosen) => {
  if (chosen) useReadingChoice.setState({ language: chosen });
  const { user, sent } = await openCheckout({
    'GET /menus/{id}': ({ url }) => lunchIn(url.searchParams.get('lang') as ContentLanguage),
  });
  await fillCheckout(user);
  await submitOrder(user);
  await screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' });
  expect(sent().map(({ body }) => (body as { read_in?: string }).read_in)).toEqual([chosen]);
  expect(useCarts.getState().carts.oxhaku).toBeUndefined();
});
