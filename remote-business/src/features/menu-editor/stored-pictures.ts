import { readDataUrl } from '../../lib/read-image.ts';
import type { ItemDraft, MenuDraft } from './menu-draft.ts';

/** Answers of a picture that is there no more. */
const GONE = [404, 410];

/**
 * A picture that is stored, as one that is not; none where it is no more.
 * @throws where it may be had another time
 */
const inHand = async <P extends Pick<ItemDraft, 'image' | 'imageUrl'>>(part: P): Promise<P> => {
  if (part.image !== null || part.imageUrl === null) return part;
  const answer = await fetch(part.imageUrl);
  if (GONE.includes(answer.status)) return part;
  if (!answer.ok) throw new Error(`${part.imageUrl}: ${answer.status}`);
  return { ...part, image: await readDataUrl(await answer.blob()) };
};

/** A form whose stored pictures go along with it into a new menu. */
export const withStoredPictures = async (draft: MenuDraft): Promise<MenuDraft> => ({
  ...(await inHand(draft)),
  sections: await Promise.all(
    draft.sections.map(async (section) => ({
      ...section,
      items: await Promise.all(section.items.map(inHand)),
    })),
  ),
  items: await Promise.all(draft.items.map(inHand)),
});
