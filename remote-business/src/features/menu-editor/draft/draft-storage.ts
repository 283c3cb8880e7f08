import { newIdempotencyKey } from '@tavolina/shared-api/client';
import { removeStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import { readStoredForm } from '../../../lib/menus/menu-drafts.ts';
import { isNewPicture, storedAddress } from '../item/picture-drafts.ts';
import { emptyItem, emptyMenu, emptySection, type ItemDraft, type MenuDraft } from './menu-draft.ts';

/** A form that was not saved, kept on this device. */
export interface StoredDraft {
  values: MenuDraft;
  /** Version of the menu it began from; null for a new one. */
  version: number | null;
  /** What was stored then, so that it can be merged with what was saved since; builds before this one kept none. */
  base?: MenuDraft | undefined;
  /** ISO time of the last change. */
  at: string;
  /** What a menu that is created from it is sent with, so that it is made once (product.md §85). */
  key: string;
}

const withoutImage = (item: ItemDraft): ItemDraft => ({
  ...item,
  pictures: item.pictures.flatMap((picture) => {
    if (!isNewPicture(picture)) return [picture];
    // Without its cut, but there: what is left out here would be taken away by the next save.
    const src = storedAddress(picture);
    return src ? [{ src, focus: null }] : [];
  }),
});

/** What the device keeps of a form: all but pictures, which are too large for it. */
const withoutImages = (values: MenuDraft): MenuDraft => ({
  ...values,
  image: null,
  items: values.items.map(withoutImage),
  sections: values.sections.map((section) => ({ ...section, items: section.items.map(withoutImage) })),
});

/** An item as a build before this one may have kept it: with one picture, by its address. */
type KeptItem = Omit<ItemDraft, 'pictures'> &
  Partial<Pick<ItemDraft, 'pictures'>> & { imageUrl?: string | null; image?: null };

/** A form with all that a form of now has: a build before this one may have kept it. */
const completedForm = (values: MenuDraft): MenuDraft => {
  const item = ({ imageUrl, image: _image, ...kept }: KeptItem): ItemDraft => {
    const empty = emptyItem(kept.currency);
    const pictures = imageUrl ? [{ src: imageUrl, focus: null }] : [];
    // Builds before this one had none for what was not stored.
    return { ...empty, pictures, ...kept, storedId: kept.storedId ?? empty.storedId };
  };
  return {
    ...emptyMenu(''),
    ...values,
    items: values.items.map(item),
    sections: values.sections.map((kept) => {
      const empty = emptySection('');
      return { ...empty, ...kept, storedId: kept.storedId ?? empty.storedId, items: kept.items.map(item) };
    }),
  };
};

const completed = ({ values, base, ...rest }: Omit<StoredDraft, 'key'> & { key?: string }): StoredDraft => ({
  key: newIdempotencyKey(),
  ...rest,
  values: completedForm(values),
  ...(base ? { base: completedForm(base) } : {}),
});

/** The form that is kept under a key; what cannot be one counts as none. */
export const readDraft = (key: string): StoredDraft | undefined => {
  const kept = readStoredForm(key);
  return kept && completed(kept as StoredDraft);
};

/** Keeps a form. @returns false where the browser refuses storage, or has no room left */
export const keepDraft = (key: string, draft: StoredDraft): boolean =>
  writeStored(
    'localStorage',
    key,
    JSON.stringify({
      ...draft,
      values: withoutImages(draft.values),
      base: draft.base && withoutImages(draft.base),
    }),
  );

/** Nothing is left to keep: the menu was saved, or given up. */
export const removeDraft = (key: string): void => removeStored('localStorage', key);
