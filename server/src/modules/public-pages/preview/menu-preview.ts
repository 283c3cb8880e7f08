import { createHash } from 'node:crypto';
import { FALLBACK_LANGUAGE, type Item, type Menu, numberIn, toMinor } from '@tavolina/shared-api/contract';
import { formatMoney } from '../../../platform/format/format.ts';

/** Increase it when the rendering of previews changes, because the URL must then change too. */
const RECIPE = 1;
const DISHES = 3;

/** Content of a menu's preview, the same in both languages: names, a place and prices. */
export interface MenuPreview {
  place: string;
  menu: string;
  /** Street and city. */
  where: string;
  rating: string | null;
  dishes: { name: string; price: string }[];
  /** URL of the photo on this origin. */
  photo: string | null;
}

const priceOf = ({ prices }: Item): string | undefined => {
  const real = prices.filter(({ price }) => price > 0);
  const shown = real.find(({ currency }) => currency === 'ALL') ?? real[0];
  return shown && formatMoney(toMinor(shown.price), shown.currency, FALLBACK_LANGUAGE);
};

const dishesOf = (menu: Menu): MenuPreview['dishes'] =>
  [...menu.sections.flatMap(({ display, items }) => (display ? items : [])), ...menu.items]
    .flatMap((item) => {
      const price = item.available ? priceOf(item) : undefined;
      return price ? [{ name: item.name, price }] : [];
    })
    .slice(0, DISHES);

/** The preview content of a menu. */
export const menuPreviewOf = (menu: Menu): MenuPreview => {
  const { name, address, city, rating } = menu.business;
  return {
    place: name,
    menu: menu.title,
    where: [address, city].filter(Boolean).join(', '),
    rating: rating === null ? null : numberIn(FALLBACK_LANGUAGE, rating.toFixed(1)),
    dishes: dishesOf(menu),
    photo: menu.image_url,
  };
};

/** Hash of a preview's content: 32 hex digits. */
export const previewName = (preview: MenuPreview): string =>
  createHash('sha256')
    .update(JSON.stringify([RECIPE, preview]))
    .digest('hex')
    .slice(0, 32);

/** URL of a menu's preview; it changes with the content. */
export const previewPath = (menu: Menu): string =>
  `/previews/menu/${menu.id}/${previewName(menuPreviewOf(menu))}.png`;
