import {
  DIET_FACTS,
  type Item,
  type Language,
  type Menu,
  type Section,
  suitableDiets,
} from '@tavolina/shared-api/contract';
import type { MenuItem, MenuSection, Menu as SchemaMenu } from 'schema-dts';
import { availabilityOf, servedOffer } from './schema-times.ts';

/** The diets of a dish that schema.org has a name for (product.md §422). */
const dietsOf = (item: Item): Pick<Exclude<MenuItem, string>, 'suitableForDiet'> => {
  const names = suitableDiets(item).flatMap((diet) => DIET_FACTS[diet].schemaOrg ?? []);
  return names.length > 0
    ? { suitableForDiet: names.map((name) => `https://schema.org/${name}` as const) }
    : {};
};

const dish = (item: Item): MenuItem => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.description && { description: item.description }),
  ...dietsOf(item),
  offers: item.prices
    .filter(({ price }) => price > 0)
    .map(({ price, currency }) => ({
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
      ...availabilityOf(item.schedule),
    })),
});

const sectionOf = ({ title, description, items, schedule }: Section): MenuSection => ({
  '@type': 'MenuSection',
  name: title,
  ...(description && { description }),
  ...servedOffer({ schedule }),
  hasMenuItem: items.filter(({ available }) => available).map(dish),
});

/** A menu with its dishes as they are read in a language (product.md §433). `url` is the absolute URL of its page. */
export const wholeMenu = (menu: Menu, url: string, language: Language): SchemaMenu => ({
  '@type': 'Menu',
  name: menu.title,
  inLanguage: language,
  url,
  ...servedOffer(menu),
  hasMenuSection: menu.sections.filter(({ display }) => display).map(sectionOf),
  hasMenuItem: menu.items.filter(({ available }) => available).map(dish),
});
