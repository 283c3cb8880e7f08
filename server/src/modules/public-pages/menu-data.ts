import {
  type DeclaringGroups,
  DIET_FACTS,
  dietsWith,
  groupsById,
  type Item,
  type Language,
  type Menu,
  type Section,
} from '@tavolina/shared-api/contract';
import type { MenuItem, MenuSection, Menu as SchemaMenu } from 'schema-dts';
import { availabilityOf, servedOffer } from './schema-times.ts';

/** The diets that a dish can be had for and schema.org has a name for (product.md §422). */
const dietsOf = (item: Item, groups: DeclaringGroups): Pick<Exclude<MenuItem, string>, 'suitableForDiet'> => {
  const names = dietsWith(item, groups).flatMap((diet) => DIET_FACTS[diet].schemaOrg ?? []);
  return names.length > 0
    ? { suitableForDiet: names.map((name) => `https://schema.org/${name}` as const) }
    : {};
};

const dish = (item: Item, groups: DeclaringGroups): MenuItem => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.description && { description: item.description }),
  ...dietsOf(item, groups),
  offers: item.prices
    .filter(({ price }) => price > 0)
    .map(({ price, currency }) => ({
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
      ...availabilityOf(item.schedule),
    })),
});

const sectionOf = (
  { title, description, items, schedule }: Section,
  groups: DeclaringGroups,
): MenuSection => ({
  '@type': 'MenuSection',
  name: title,
  ...(description && { description }),
  ...servedOffer({ schedule }),
  hasMenuItem: items.filter(({ available }) => available).map((item) => dish(item, groups)),
});

/** A menu with its dishes as they are read in a language (product.md §433). `url` is the absolute URL of its page. */
export const wholeMenu = (menu: Menu, url: string, language: Language): SchemaMenu => {
  const groups = groupsById(menu.option_groups);
  return {
    '@type': 'Menu',
    name: menu.title,
    inLanguage: language,
    url,
    ...servedOffer(menu),
    hasMenuSection: menu.sections
      .filter(({ display }) => display)
      .map((section) => sectionOf(section, groups)),
    hasMenuItem: menu.items.filter(({ available }) => available).map((item) => dish(item, groups)),
  };
};
