import { createHash } from 'node:crypto';
import { FALLBACK_LANGUAGE, type Item, type Menu, numberIn, toMinor } from '@tavolina/shared-api/contract';
import { formatMoney } from '../../../platform/format/format.ts';

/** Changes with anything that changes how a preview is drawn: its name must change, too. */
const RECIPE = 1;
const DISHES = 3;

/** What the preview of a menu says. The same in both languages: names, a place and prices. */
export interface MenuPreview {
  place: string;
  menu: string;
  /** Street and city. */
  where: string;
  rating: string | null;
  dishes: { name: string; price: string }[];
  /** Address of the photo on this origin. */
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

/** Reads what a menu's preview says. */
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

/** Names a preview by its content: 32 hex digits. */
export const previewName = (preview: MenuPreview): string =>
  createHash('sha256')
    .update(JSON.stringify([RECIPE, preview]))
    .digest('hex')
    .slice(0, 32);

/** Address of a menu's preview; another one whenever it would look different. */
export const previewPath = (menu: Menu): string =>
  `/previews/menu/${menu.id}/${previewName(menuPreviewOf(menu))}.png`;
