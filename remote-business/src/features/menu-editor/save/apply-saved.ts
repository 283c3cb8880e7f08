import type { Item, Menu } from '@tavolina/shared-api/contract';
import {
  draftCopy,
  type ItemDraft,
  type MenuDraft,
  type PictureDraft,
  type SectionDraft,
} from '../draft/menu-draft.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import { areSamePictures, pictureDrafts, storedAddresses, withoutRepeated } from '../item/picture-drafts.ts';

/** Whether two forms hold the same. */
export const isSameDraft = (one: MenuDraft, other: MenuDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Pairs what was sent with what is stored: the server keeps the order it was sent in. */
const pairs = <S, T>(sent: readonly S[], stored: readonly T[]): (readonly [S, T])[] =>
  sent.length === stored.length
    ? sent.flatMap((one, index) => stored.slice(index, index + 1).map((two) => [one, two] as const))
    : [];

/** What a save has changed of sections and items themselves: their ids, and pictures that need not be sent again. */
const savedParts = (sent: MenuDraft, saved: Menu) => {
  const sections = pairs(sent.sections, saved.sections);
  const sectionIds = new Map(sections.map(([{ storedId }, { id }]) => [storedId, id]));
  const items = new Map(
    [...sections.flatMap(([one, two]) => pairs(one.items, two.items)), ...pairs(sent.items, saved.items)].map(
      ([item, stored]): [string, { item: ItemDraft; stored: Item }] => [item.storedId, { item, stored }],
    ),
  );
  const pairsOf = ({ goes_with }: ItemDraft) => ({
    goes_with: goes_with.map((id) => items.get(id)?.stored.id ?? id),
  });
  return {
    section: ({ storedId }: SectionDraft) => ({ storedId: sectionIds.get(storedId) ?? storedId }),
    item: (item: ItemDraft) => {
      const { storedId, pictures } = item;
      const pairs = pairsOf(item);
      const known = items.get(storedId);
      if (!known) return { storedId, pictures, ...pairs };
      const stored = pictureDrafts(known.stored);
      if (areSamePictures(pictures, known.item.pictures))
        return { storedId: known.stored.id, pictures: stored, ...pairs };
      const addresses = storedAddresses(known.item.pictures, stored);
      const placed = pictures.map((picture) => {
        const src = addresses.get(picture.src);
        return src ? { src, focus: picture.focus } : picture;
      });
      return { storedId: known.stored.id, pictures: withoutRepeated(placed), ...pairs };
    },
  };
};

/** Puts pictures as they are stored in the place of those that were sent. As many keep their lines, and a dialog of one its place. */
const takePictures = (
  form: Editor['form'],
  path: ItemPath,
  before: readonly PictureDraft[],
  pictures: PictureDraft[],
): void => {
  // All paths of items are alike to the form; its types would go through each of them.
  const name = `${path}.pictures` as 'items.0.pictures';
  if (before.length !== pictures.length) form.setValue(name, pictures);
  else
    for (const [index, { src, focus, cutFrom }] of pictures.entries()) {
      form.setValue(`${name}.${index}.src`, src);
      form.setValue(`${name}.${index}.focus`, focus);
      form.setValue(`${name}.${index}.cutFrom`, cutFrom);
    }
};

/**
 * Goes on from a save with what has been typed since (product.md §199): new parts get the ids they are stored under, and
 * only what differs from what was sent counts as unsaved. Nothing is drawn again, and the cursor stays where it is.
 */
export const applySaved = (form: Editor['form'], sent: MenuDraft, saved: Menu): void => {
  const parts = savedParts(sent, saved);
  const takeItem = (path: ItemPath, item: ItemDraft): void => {
    const { storedId, pictures, goes_with } = parts.item(item);
    if (storedId !== item.storedId) form.setValue(`${path}.storedId`, storedId);
    if (!areSamePictures(pictures, item.pictures)) takePictures(form, path, item.pictures, pictures);
    if (goes_with.join() !== item.goes_with.join()) form.setValue(`${path}.goes_with`, goes_with);
  };
  const { sections, items } = draftCopy(form.getValues());
  sections.forEach((section, at) => {
    const { storedId } = parts.section(section);
    if (storedId !== section.storedId) form.setValue(`sections.${at}.storedId`, storedId);
    section.items.forEach((item, index) => {
      takeItem(`sections.${at}.items.${index}`, item);
    });
  });
  items.forEach((item, index) => {
    takeItem(`items.${index}`, item);
  });
  const itemOf = (item: ItemDraft): ItemDraft => ({ ...item, ...parts.item(item) });
  // A reset would take other values, or forget the fields, and close the part that is open.
  Object.assign(form.control._defaultValues, {
    ...sent,
    sections: sent.sections.map((section) => ({
      ...section,
      ...parts.section(section),
      items: section.items.map(itemOf),
    })),
    items: sent.items.map(itemOf),
  });
  // Compares the form with them.
  form.setValue('imageUrl', form.getValues('imageUrl'), { shouldDirty: true });
};
