import type { Menu, Option } from '@tavolina/shared-api/contract';
import { createMenu, type TestOwner } from './factories.ts';
import type { TestServer } from './test-server.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Ids of the groups as requests name them. */
export const REQUESTED = { size: idOf(1), extras: idOf(2), drink: idOf(3), meal: idOf(4) } as const;

const option = (number: number, name: string, price = 0, more: object = {}) => ({
  id: idOf(number),
  name,
  price,
  ...more,
});

/** Groups of choices as a request says them: one of two sizes, extras of which one is free, and a meal with a drink. */
export const GROUPS = [
  {
    id: REQUESTED.size,
    name: 'Madhësia',
    min_choices: 1,
    max_choices: 1,
    options: [option(11, 'E vogël', 0, { is_default: true }), option(12, 'E madhe', 200)],
  },
  {
    id: REQUESTED.extras,
    name: 'Shtesa',
    max_choices: 3,
    free_choices: 1,
    options: [
      option(21, 'Djathë', 50),
      option(22, 'Sallam', 100, { additional_prices: { EUR: 1.5 } }),
      option(23, 'Tartuf', 300),
      option(24, 'Mbaroi', 10, { available: false }),
    ],
  },
  {
    id: REQUESTED.drink,
    name: 'Pija',
    min_choices: 1,
    max_choices: 1,
    options: [option(31, 'Ujë', 0, { is_default: true }), option(32, 'Birrë', 150)],
  },
  {
    id: REQUESTED.meal,
    name: 'Si vakt',
    max_choices: 1,
    options: [option(41, 'Me pije', 100, { option_group_ids: [REQUESTED.drink] })],
  },
];

/** A menu with a pizza that has choices, and a salad that has none. */
export const createMenuWithChoices = (server: TestServer, owner: TestOwner): Promise<Menu> =>
  createMenu(server, owner, {
    sections: [
      {
        title: 'Pica',
        items: [
          {
            name: 'Margherita',
            price: 600,
            option_group_ids: [REQUESTED.size, REQUESTED.extras, REQUESTED.meal],
          },
          { name: 'Sallatë', price: 300 },
        ],
      },
    ],
    option_groups: GROUPS,
  } as object);

/** An option of a menu by its name. */
export const optionOf = (menu: Menu, name: string): Option => {
  const found = menu.option_groups?.flatMap(({ options }) => options).find((one) => one.name === name);
  if (!found) throw new Error(`the menu has no option ${name}`);
  return found;
};

/** A menu's groups of choices as a request says them. */
export const asRequest = (menu: Menu) =>
  (menu.option_groups ?? []).map((group) => ({
    ...group,
    options: group.options.map(({ prices, ...own }) => ({
      ...own,
      additional_prices: Object.fromEntries(
        prices.filter(({ is_default }) => !is_default).map(({ currency, price }) => [currency, price]),
      ),
    })),
  }));
