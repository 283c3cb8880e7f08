import { LIMITS } from '../limits.ts';

const PLACE = /^\/place\/([^/]+)\/?$/;

/** The address of a place's page (product.md §450). */
export const placePath = (slug: string): string => `/place/${slug}`;

/** The readable name in the address of a place's page, as it was written; undefined for other pages. */
export const slugInPath = (pathname: string): string | undefined => PLACE.exec(pathname)?.[1];

/** The menu that an address of a place's page asks for: the tab that is open. */
export const readMenuTab = (params: URLSearchParams): string | undefined => params.get('menu') ?? undefined;

/** The page of reviews that an address of a place's page asks for (product.md §518). */
export const readReviewsPage = (params: URLSearchParams): number =>
  Math.min(LIMITS.reviewPages, Math.max(1, Math.trunc(Number(params.get('reviews')) || 1)));

/** How a page of reviews is asked for, of the server and in addresses; the first one needs no words. */
export const reviewsQuery = (page: number): { reviews?: number } => (page === 1 ? {} : { reviews: page });

/** The menu to show of a place: the one that is asked for, where the place has it, else that of now (product.md §452). */
export const menuToShow = (
  place: { menus: readonly { id: string }[]; current_menu_id: string },
  asked: string | undefined,
): string => place.menus.find(({ id }) => id === asked)?.id ?? place.current_menu_id;
