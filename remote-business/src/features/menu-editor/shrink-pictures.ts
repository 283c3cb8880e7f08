import { LIMITS } from '@tavolina/shared-api/contract';
import { readDataUrl, toBlob } from '../../lib/read-image.ts';
import type { ItemDraft, MenuDraft } from './menu-draft.ts';

/** Characters of a data URL that are sent as they are: about half a megabyte. */
const SMALL = 700_000;
const QUALITY = 0.9;

/** A large picture made smaller, so that several fit in one save; as it is where the browser cannot read it. */
export const shrunk = async (picture: string): Promise<string> => {
  if (picture.length <= SMALL) return picture;
  const file = toBlob(picture);
  const bitmap = await globalThis.createImageBitmap?.(file).catch(() => undefined);
  if (!bitmap) return picture;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(LIMITS.imageKept.width, bitmap.width);
  canvas.height = Math.max(1, Math.round((bitmap.height * canvas.width) / bitmap.width));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // What is no photo may be transparent.
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
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
