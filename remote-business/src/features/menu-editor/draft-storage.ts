import { authStore } from '@tavolina/shared-api/auth';
import { newIdempotencyKey } from '@tavolina/shared-api/client';
import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';
import { emptyItem, emptyMenu, emptySection, type ItemDraft, type MenuDraft } from './menu-draft.ts';

/** A form that was not saved, kept on this device. */
export interface StoredDraft {
  values: MenuDraft;
  /** Version of the menu it began from; null for a new one. */
  version: number | null;
  /** ISO time of the last change. */
  at: string;
  /** What a menu that is created from it is sent with, so that it is made once (product.md §85). */
  key: string;
}

/**
 * What the signed-in owner's form of a menu is kept under (product.md §84). Asked for once when it opens: a form that closes
 * because its owner signed out is still kept as theirs.
 */
export const draftKey = (menuId: string): string => `menu-draft:${authStore.getState().userId}:${menuId}`;

const withoutImage = (item: ItemDraft): ItemDraft => ({ ...item, image: null });

/** What the device keeps of a form: all but pictures, which are too large for it. */
const withoutImages = (values: MenuDraft): MenuDraft => ({
  ...values,
  image: null,
  items: values.items.map(withoutImage),
  sections: values.sections.map((section) => ({ ...section, items: section.items.map(withoutImage) })),
});

const isDraft = (value: unknown): value is StoredDraft => {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('at' in value)) return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    'sections' in values &&
    Array.isArray(values.sections) &&
    'items' in values &&
    Array.isArray(values.items)
  );
};

/** A kept form with all that a form of now has: a build before this one may have kept it. */
const completed = ({ values, ...rest }: Omit<StoredDraft, 'key'> & { key?: string }): StoredDraft => {
  const item = (kept: ItemDraft): ItemDraft => {
    const empty = emptyItem(kept.currency);
    // Builds before this one had none for what was not stored.
    return { ...empty, ...kept, storedId: kept.storedId ?? empty.storedId };
  };
  return {
    key: newIdempotencyKey(),
    ...rest,
    values: {
      ...emptyMenu(''),
      ...values,
      items: values.items.map(item),
      sections: values.sections.map((kept) => {
        const empty = emptySection('');
        return { ...empty, ...kept, storedId: kept.storedId ?? empty.storedId, items: kept.items.map(item) };
      }),
    },
  };
};

/** The form that is kept under a key; what cannot be one counts as none. */
export const readDraft = (key: string): StoredDraft | undefined => {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', key) ?? 'null');
    return isDraft(stored) ? completed(stored) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a form. @returns false where the browser refuses storage, or has no room left */
export const keepDraft = (key: string, draft: StoredDraft): boolean =>
  writeStored('localStorage', key, JSON.stringify({ ...draft, values: withoutImages(draft.values) }));

/** Nothing is left to keep: the menu was saved, or given up. */
export const forgetDraft = (key: string): void => forgetStored('localStorage', key);
