import { drawnPicture } from '../../../lib/pictures/drawn-picture.ts';
import { readDataUrl, toBlob } from '../../../lib/pictures/read-image.ts';
import type { ItemDraft, MenuDraft } from '../draft/menu-draft.ts';

/** Characters of a data URL that are sent as they are: about half a megabyte. */
const SMALL = 700_000;

/** A large picture made smaller, so that several fit in one save; as it is where the browser cannot read it. */
export const shrunk = async (picture: string): Promise<string> => {
  if (picture.length <= SMALL) return picture;
  const file = toBlob(picture);
  const bitmap = await globalThis.createImageBitmap?.(file).catch(() => undefined);
  if (!bitmap) return picture;
  const { width, height } = bitmap;
  const small = await drawnPicture(bitmap, { x: 0, y: 0, width, height }, file.type);
  return small && small.size < file.size ? readDataUrl(small) : picture;
};

/** One after the other: a phone could not hold many of them unpacked. */
const itemsShrunk = async (items: readonly ItemDraft[]): Promise<ItemDraft[]> => {
  const done: ItemDraft[] = [];
  for (const item of items) {
    const pictures: ItemDraft['pictures'] = [];
    for (const picture of item.pictures) pictures.push({ ...picture, src: await shrunk(picture.src) });
    done.push({ ...item, pictures });
  }
  return done;
};

/** The form as it is sent: its large new pictures made smaller. */
export const withSmallPictures = async (draft: MenuDraft): Promise<MenuDraft> => {
  const sections: MenuDraft['sections'] = [];
  for (const section of draft.sections)
    sections.push({ ...section, items: await itemsShrunk(section.items) });
  const image = draft.image && (await shrunk(draft.image));
  return { ...draft, sections, items: await itemsShrunk(draft.items), image };
};
