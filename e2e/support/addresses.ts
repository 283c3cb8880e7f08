import path from 'node:path';
import { readPages } from '../../remote-kit/rspack/read-pages.mjs';
import { ROOT, remotesOf } from '../../tooling/lib/paths.mjs';
import { ownMenu } from './owner-api.ts';

/** An address to open, and the key of the text that names its tab. */
export interface Address {
  address: string;
  title: string;
}

const TABS: Record<string, string[]> = {
  '/business/dashboard': ['orders', 'menu', 'settings'],
  '/business/hours': ['orders'],
  '/business/account': ['security', 'billing', 'notifications', 'integrations'],
};

/** What stands for a menu of the owner in an address. */
export const MENU = ':menuId';

const pagesOf = (part: string) => readPages(path.join(ROOT, part));
const REMOTES = remotesOf(ROOT);
/** The remote of diners; all others are of owners. */
const DINERS = 'remote-diner';
const isFixed = ({ path: address }: { path: string }): boolean => !address.includes(':');

/** The storefront's pages that need nothing but their address. */
export const STOREFRONT = pagesOf(DINERS)
  .filter(isFixed)
  .map(({ path: address }) => address);

/** What search engines find. */
export const FOUND = REMOTES.flatMap((part) => pagesOf(part).flatMap(({ sitemap }) => sitemap));

/** Pages with a fixed address that are their reader's alone. */
export const LEFT_ALONE = REMOTES.flatMap((part) =>
  pagesOf(part)
    .filter((page) => isFixed(page) && page.sitemap.length === 0)
    .map(({ path: address }) => address),
);

const ownersPages = REMOTES.filter((part) => part !== DINERS).flatMap(pagesOf);
const openPages = ownersPages.filter((page) => page.who === 'anyone' && isFixed(page));

/** Screens that need nothing but their address. */
export const PUBLIC = [...STOREFRONT, ...openPages.map(({ path: address }) => address)];

/** The same page at each of its tabs; the first one stands at its bare address. */
const withTabs = ({ path: address, title }: { path: string; title: string }): Address[] => [
  { address, title },
  ...(TABS[address] ?? []).map((tab) => ({ address: `${address}?tab=${tab}`, title })),
];

/** Pages of an owner who is signed in; those of one order have stories of their own. */
const owned = ownersPages
  .filter(({ who, path: address }) => who === 'owner' && isFixed({ path: address.replace(MENU, '') }))
  .flatMap(withTabs);

const about = (part: RegExp): Address[] => owned.filter(({ address }) => part.test(address));

/** Screens of an owner who is signed in, by what they are about. */
export const OWNERS: Record<string, Address[]> = {
  plans: openPages
    .filter(({ sitemap }) => sitemap.length > 0)
    .map(({ path: address, title }) => ({ address, title })),
  dashboard: about(/^\/business\/dashboard/),
  account: about(/^\/business\/(?!dashboard|menus)/),
  menus: about(/\/menus/),
};

/** The same address for a menu that is there. */
export const withMenu = async (url: string, address: string): Promise<string> => {
  if (!address.includes(MENU)) return address;
  const { id } = await ownMenu(url, 'Dreka');
  return address.replace(MENU, id);
};
