import type { LiveMenus } from '../../lib/pricing/line-now.ts';

/** What the menus of a cart say of their place; of one whose menus are all gone, nothing. */
export const placeInMenus = (menus: LiveMenus) => {
  const place = [...menus.values()].find((menu) => menu !== null)?.business;
  return {
    phone: place?.phone ?? '',
    takesLater: place?.opening?.takes_later,
    slug: place?.slug,
    isGone: place === undefined,
  };
};
