import {
  type DeclaringGroups,
  DIET_FACTS,
  dietsWith,
  type EuroRates,
  type GroupsById,
  groupsById,
  groupWithoutChoice,
  type Item,
  type Language,
  type Menu,
  type Section,
  shownPriceOf,
  toDecimal,
  toMinor,
} from '@tavolina/shared-api/contract';
import type { MenuItem, MenuSection, Offer, Menu as SchemaMenu } from 'schema-dts';
import { availabilityOf, servedOffer } from './schema-times.ts';

/** The diets that a dish can be had for and schema.org has a name for (product.md §422). */
const dietsOf = (item: Item, groups: DeclaringGroups): Pick<Exclude<MenuItem, string>, 'suitableForDiet'> => {
  const names = dietsWith(item, groups).flatMap((diet) => DIET_FACTS[diet].schemaOrg ?? []);
  return names.length > 0
    ? { suitableForDiet: names.map((name) => `https://schema.org/${name}` as const) }
    : {};
};

/** What offers are made by: the groups of choices of the menu, and rates for those without a price in a currency. */
interface OfferedBy {
  groups: GroupsById;
  rates: EuroRates;
}

/** What a dish costs with the least that has to be chosen of it (product.md §406); sold out where it cannot be ordered. */
const offersOf = (item: Item, { groups, rates }: OfferedBy): Offer[] =>
  item.prices
    .filter(({ price }) => price > 0)
    .flatMap(({ price, currency }) => {
      const shown = shownPriceOf(toMinor(price), item, groups, currency, rates);
      return shown ? { minor: shown.least, currency } : [];
    })
    .map(({ minor, currency }) => ({
      '@type': 'Offer',
      price: toDecimal(minor).toFixed(2),
      priceCurrency: currency,
      ...(groupWithoutChoice(item, groups) && { availability: 'https://schema.org/SoldOut' as const }),
      ...availabilityOf(item.schedule),
    }));

const dish = (item: Item, by: OfferedBy): MenuItem => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.description && { description: item.description }),
  ...dietsOf(item, by.groups),
  offers: offersOf(item, by),
});

const dishesOf = ({ items }: Pick<Section, 'items'>, by: OfferedBy): MenuItem[] =>
  items.filter(({ available }) => available).map((item) => dish(item, by));

const sectionOf = ({ title, description, schedule, ...section }: Section, by: OfferedBy): MenuSection => ({
  '@type': 'MenuSection',
  name: title,
  ...(description && { description }),
  ...servedOffer({ schedule }),
  hasMenuItem: dishesOf(section, by),
});

/** A menu with its dishes as they are read in a language (product.md §433). `url` is the absolute URL of its page. */
export const wholeMenu = (menu: Menu, url: string, language: Language, rates: EuroRates): SchemaMenu => {
  const by = { groups: groupsById(menu.option_groups), rates };
  return {
    '@type': 'Menu',
    name: menu.title,
    inLanguage: language,
    url,
    ...servedOffer(menu),
    hasMenuSection: menu.sections.filter(({ display }) => display).map((section) => sectionOf(section, by)),
    hasMenuItem: dishesOf(menu, by),
  };
};
