const PLACE = /^\/place\/([^/]+)\/?$/;

/** The address of a place's page (product.md §450). */
export const placePath = (slug: string): string => `/place/${slug}`;

/** The readable name in the address of a place's page, as it was written; undefined for other pages. */
export const slugInPath = (pathname: string): string | undefined => PLACE.exec(pathname)?.[1];

/** The menu that an address of a place's page asks for: the tab that is open. */
export const readMenuTab = (params: URLSearchParams): string | undefined => params.get('menu') ?? undefined;

/** The menu to show of a place: the one that is asked for, where the place has it, else that of now (product.md §452). */
export const menuToShow = (
  place: { menus: readonly { id: string }[]; current_menu_id: string },
  asked: string | undefined,
): string => place.menus.find(({ id }) => id === asked)?.id ?? place.current_menu_id;
