import {
  type CreateMenuRequest,
  type Declarations,
  GROUP_FIELDS,
  ITEM_FIELDS,
  initialValues,
  MENU_FIELDS,
  OPTION_FIELDS,
  SECTION_FIELDS,
} from '@tavolina/shared-api/contract';
import { idOf } from '../platform/ids/id-of.ts';
import type { DemoItem, DemoMenu } from './demo-types.ts';
import { TITLES_IN_ENGLISH } from './titles-in-english.ts';

/** What the title of a section, a group or an option is in English, as the field that holds it; none where it stays. */
const titleInEnglish = <K extends 'name' | 'title'>(field: K, text: string) => {
  const english = TITLES_IN_ENGLISH[text];
  return english === undefined ? undefined : { en: { [field]: english } as Record<K, string> };
};

/** Names of groups of choices, as a request names them. */
const groupIds = (menu: DemoMenu, names: readonly string[] = []): string[] =>
  names.map((name) => {
    if (!menu.groups?.[name]) throw new Error(`the demo menu ${menu.title} has no group ${name}`);
    return idOf(`group/${name}`);
  });

/** What is declared of a dish or an option (product.md §413). */
const declared = ({ allergens = {}, diets = {} }: Declarations) => ({ allergens, diets });

const groupRequests = (menu: DemoMenu): CreateMenuRequest['option_groups'] =>
  Object.entries(menu.groups ?? {}).map(([name, { least, most, free, options }]) => ({
    ...initialValues(GROUP_FIELDS),
    id: idOf(`group/${name}`),
    name,
    translations: titleInEnglish('name', name),
    min_choices: least ?? null,
    max_choices: most ?? null,
    free_choices: free ?? null,
    options: options.map((option) => ({
      ...initialValues(OPTION_FIELDS),
      id: idOf(`option/${name}/${option.name}`),
      ...declared(option),
      name: option.name,
      translations: titleInEnglish('name', option.name),
      price: option.lek,
      available: option.soldOut !== true,
      is_default: option.isDefault === true,
      option_group_ids: groupIds(menu, option.choices),
    })),
  }));

/** What a request calls a dish; names may be longer than that may be. */
const refOf = (name: string): string => idOf(`dish/${name}`);

const itemRequest =
  (menu: DemoMenu) =>
  ({ name, description, en, lek, eur, usd, gbp, soldOut, choices, goesWith = [], ...rest }: DemoItem) => ({
    ...initialValues(ITEM_FIELDS),
    ref: refOf(name),
    goes_with: goesWith.map(refOf),
    ...declared(rest),
    option_group_ids: groupIds(menu, choices),
    name,
    description,
    ...(en && { translations: { en: { name: en[0], description: en[1] ?? '' } } }),
    price: lek,
    available: soldOut !== true,
    additional_prices: {
      ...(eur && { EUR: eur / 100 }),
      ...(usd && { USD: usd / 100 }),
      ...(gbp && { GBP: gbp / 100 }),
    },
  });

/** A menu as a request to create it: its groups, sections and dishes, with what is written of them in English. */
export const menuRequest = (menu: DemoMenu): CreateMenuRequest => ({
  ...initialValues(MENU_FIELDS),
  title: menu.title,
  schedule: menu.schedule ?? null,
  description: menu.description,
  ...(menu.en && { translations: { en: { title: menu.en[0], description: menu.en[1] ?? '' } } }),
  cuisine_type: menu.cuisine,
  category: menu.category,
  price_range: menu.priceRange,
  default_currency: 'ALL',
  sections: Object.entries(menu.sections).map(([title, items]) => ({
    ...initialValues(SECTION_FIELDS),
    title,
    translations: titleInEnglish('title', title),
    display: !menu.hidden?.includes(title),
    schedule: menu.served?.[title] ?? null,
    items: items.map(itemRequest(menu)),
  })),
  items: (menu.items ?? []).map(itemRequest(menu)),
  option_groups: groupRequests(menu),
});
