import {
  GROUP_FIELDS,
  initialValues,
  type Menu,
  OPTION_FIELDS,
  type Option,
  type OptionGroup,
  option,
  optionGroup,
  sampleOf,
} from '@tavolina/shared-api/contract';
import type { Cart } from '../lib/cart/cart.ts';
import { lineOf, withLine } from '../lib/cart/cart.ts';
import { EMPTY_CART } from './checkout-page.ts';
import { dishOf, menuOf } from './samples.ts';

/** An option priced in lek. */
export const optionOf = (name: string, price = 0, more: Partial<Option> = {}): Option =>
  sampleOf(option, {
    ...initialValues(OPTION_FIELDS),
    id: name,
    name,
    price,
    default_currency: 'ALL',
    prices: [{ currency: 'ALL', price, is_default: true }],
    option_group_ids: [],
    ...more,
  });

/** A group of choices. */
export const groupOf = (name: string, options: Option[], more: Partial<OptionGroup> = {}): OptionGroup =>
  sampleOf(optionGroup, { ...initialValues(GROUP_FIELDS), id: name, name, options, ...more });

const ONE = { min_choices: 1, max_choices: 1 };

/** Groups of a pizza: one of two sizes, at most two extras of which one is free, and a meal with a drink. */
export const GROUPS: readonly OptionGroup[] = [
  groupOf('Madhësia', [optionOf('E vogël'), optionOf('E madhe', 200)], ONE),
  groupOf(
    'Shtesa',
    [
      optionOf('Djathë', 50),
      optionOf('Sallam', 100),
      optionOf('Ullinj', 40),
      optionOf('Tartuf', 300, { available: false }),
    ],
    { max_choices: 2, free_choices: 1 },
  ),
  groupOf('Si vakt', [optionOf('Me pije', 100, { option_group_ids: ['Pija'] })], { max_choices: 1 }),
  groupOf('Brumi', [optionOf('I hollë'), optionOf('I trashë', 30)], { max_choices: 1 }),
  groupOf('Pija', [optionOf('Ujë'), optionOf('Birrë', 150)], ONE),
];

/** A pizza with choices. */
export const PIZZA = dishOf({
  id: 'pica',
  name: 'Margarita',
  description: 'Domate, mocarelë, borzilok.',
  price: 600,
  option_group_ids: ['Madhësia', 'Shtesa', 'Si vakt', 'Brumi'],
});

/** The lunch menu with a pizza that has choices, and a drink that has none. */
export const menuWithChoices = (groups: readonly OptionGroup[] = GROUPS, more: Partial<Menu> = {}): Menu =>
  menuOf({
    sections: [],
    items: [PIZZA, dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })],
    option_groups: [...groups],
    ...more,
  });

/** `GROUPS`, of which one is another. */
export const groupsWith = (name: string, change: (group: OptionGroup) => OptionGroup): OptionGroup[] =>
  GROUPS.map((group) => (group.name === name ? change(group) : group));

/** A cart with one pizza: large, with salami. */
export const cartWithPizza = (more: Partial<Parameters<typeof withLine>[1]> = {}): Cart => {
  const chosen = (name: string, option_: Option) => ({
    group: { name, free_choices: name === 'Shtesa' ? 1 : null },
    within: null,
    chosen: [
      {
        id: option_.id,
        name: option_.name,
        default_currency: 'ALL' as const,
        price: option_.price,
        prices: option_.prices,
      },
    ],
  });
  return withLine(EMPTY_CART, {
    ...lineOf(PIZZA),
    choices: [chosen('Madhësia', optionOf('E madhe', 200)), chosen('Shtesa', optionOf('Sallam', 100))],
    ...more,
  });
};
