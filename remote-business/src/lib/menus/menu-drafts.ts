import { currentPlace } from '@tavolina/shared-api/auth';
import { readStored, storedKeys } from '@tavolina/shared-console/device/storage.ts';

/** What the form of a menu that does not exist yet is kept as. */
export const NEW_MENU = 'new';

const prefix = (): string => `menu-draft:${currentPlace()}:`;

/**
 * What a place's form of a menu is kept under (product.md §84). Asked for once when it opens: a form that closes
 * because its owner signed out is still kept as theirs.
 */
export const draftKey = (menuId: string): string => `${prefix()}${menuId}`;

/** As much of a kept form as every build wrote. */
export interface StoredForm {
  values: Record<'sections' | 'items', object[]> & { title?: unknown };
  /** ISO time of the last change. */
  at: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isItems = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);

const isForm = (value: unknown): boolean =>
  isObject(value) &&
  isItems(value.items) &&
  Array.isArray(value.sections) &&
  value.sections.every((section) => isObject(section) && isItems(section.items));

const isKept = (value: unknown): value is StoredForm =>
  isObject(value) &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  isForm(value.values) &&
  (value.base === undefined || isForm(value.base));

/** What is kept under a key, where that can be a form of a menu. */
export const readStoredForm = (key: string): StoredForm | undefined => {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', key) ?? 'null');
    return isKept(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** A form of a menu that this device keeps, as a list names it. */
export interface MenuDraftEntry {
  /** `NEW_MENU` for one that was never created. */
  menuId: string;
  title: string;
  at: string;
}

/** All forms of menus that this device keeps for the signed-in owner, the newest first. */
export const listMenuDrafts = (): MenuDraftEntry[] =>
  storedKeys('localStorage')
    .filter((key) => key.startsWith(prefix()))
    .flatMap((key) => {
      const kept = readStoredForm(key);
      const title = typeof kept?.values.title === 'string' ? kept.values.title.trim() : '';
      return kept ? [{ menuId: key.slice(prefix().length), title, at: kept.at }] : [];
    })
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
