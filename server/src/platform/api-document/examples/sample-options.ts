import {
  GROUP_FIELDS,
  initialValues,
  OPTION_FIELDS,
  option,
  optionGroup,
  sampleOf,
} from '@tavolina/shared-api/contract';

/** An option that costs nothing more. */
const SMALL = sampleOf(option, {
  ...initialValues(OPTION_FIELDS),
  id: '5a0de1b2-3f6c-4d87-9b21-e4c07a9d5f10',
  name: 'E vogël',
  is_default: true,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 0, is_default: true }],
});

/** An option that costs more than the one that is chosen where nobody chooses. */
export const LARGE = sampleOf(option, {
  ...initialValues(OPTION_FIELDS),
  id: '1c9e7d35-80ab-4f62-a3d4-6b5f2e0c8171',
  name: 'E madhe',
  translations: { en: { name: 'Large' } },
  price: 200,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 200, is_default: true }],
});

/** An option that costs more, with a price in euro of its own. */
export const EXTRA_YOGHURT = sampleOf(option, {
  ...initialValues(OPTION_FIELDS),
  id: '9e4f2a60-b7c1-4d08-8a3e-2d17c5f60b94',
  name: 'Kos shtesë',
  allergens: { milk: 'contains' },
  diets: { vegetarian: 'suitable' },
  price: 50,
  default_currency: 'ALL',
  prices: [
    { currency: 'ALL', price: 50, is_default: true },
    { currency: 'EUR', price: 0.5, is_default: false },
  ],
});

/** An option that makes its dish cheaper. */
const WITHOUT_RICE = sampleOf(option, {
  ...initialValues(OPTION_FIELDS),
  id: 'c3b85f17-0d94-4a6e-9f28-71e6a4d20b53',
  name: 'Pa oriz',
  translations: { en: { name: 'Without rice' } },
  price: -40,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: -40, is_default: true }],
});

/** A group of which one has to be chosen. */
export const SIZE = sampleOf(optionGroup, {
  ...initialValues(GROUP_FIELDS),
  id: '7b1f0c84-2a6d-4e35-b9d0-c83e5f412a67',
  name: 'Madhësia',
  translations: { en: { name: 'Size' } },
  min_choices: 1,
  max_choices: 1,
  options: [SMALL, LARGE],
});

/** A group of which anything can be chosen, or nothing. */
export const EXTRAS = sampleOf(optionGroup, {
  ...initialValues(GROUP_FIELDS),
  id: 'e60a9d17-4c5b-4f28-8e93-7f1d2b0c3a56',
  name: 'Shtesa',
  options: [EXTRA_YOGHURT, WITHOUT_RICE],
});

/** An option of the group that comes with another option. */
export const DHALLE = sampleOf(option, {
  ...initialValues(OPTION_FIELDS),
  id: '0d6b3f92-c5e8-4a17-b24d-9f81e7c60a35',
  name: 'Dhallë',
  translations: { en: { name: 'Yoghurt drink' } },
  allergens: { milk: 'contains' },
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 0, is_default: true }],
  stock: { left: 9, daily: 24 },
});

/** A group that no dish names: it comes with an option. */
export const DRINK = sampleOf(optionGroup, {
  ...initialValues(GROUP_FIELDS),
  id: '48f2c7e1-6d09-4b53-95ae-30b8d1f7c264',
  name: 'Pija',
  translations: { en: { name: 'Drink' } },
  min_choices: 1,
  max_choices: 1,
  options: [DHALLE],
});

/** An option that comes with a group of its own. */
export const WITH_DRINK = sampleOf(option, {
  ...initialValues(OPTION_FIELDS),
  id: 'f71a5c08-92d4-4e6b-8b3f-c60e9d2a1874',
  name: 'Me pije',
  translations: { en: { name: 'With a drink' } },
  price: 100,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 100, is_default: true }],
  option_group_ids: [DRINK.id],
});

/** A group with an option that leads to a further choice. */
export const MEAL = sampleOf(optionGroup, {
  ...initialValues(GROUP_FIELDS),
  id: 'a92e4d60-1b7f-4c38-8e05-d74c6f3b9121',
  name: 'Vakti',
  translations: { en: { name: 'Meal' } },
  max_choices: 1,
  options: [WITH_DRINK],
});

/** Groups of choices of the sample menu. */
export const GROUPS = [SIZE, EXTRAS, MEAL, DRINK];

/** Those that its dish names; the one of drinks comes with an option. */
export const DISH_GROUP_IDS = [SIZE, EXTRAS, MEAL].map(({ id }) => id);

/** The same as a request says them. */
export const GROUPS_REQUEST = GROUPS.map(({ options, ...group }) => ({
  ...group,
  options: options.map(({ prices, default_currency: _currency, stock: _stock, ...own }) => ({
    ...own,
    additional_prices: Object.fromEntries(
      prices.filter(({ is_default }) => !is_default).map(({ currency, price }) => [currency, price]),
    ),
  })),
}));
