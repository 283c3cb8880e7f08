import type { ItemDraft } from '../draft/menu-draft.ts';
import type { Wording } from '../draft/stored-draft.ts';
import { newItem, newSection, type StartingContent } from '../start/starting-contents.ts';
import type { PhotoItem, PhotoMenu } from './photo-menu.ts';

/** A menu that was read from photos as a form holds it; a dish without a price has an empty field for it. */
export const photoContent = ({ title, sections, items }: PhotoMenu, wording: Wording): StartingContent => {
  const draftOf = ({ name, description, price, currency }: PhotoItem): ItemDraft => {
    const item = newItem({ name, description, price: price ?? 0, default_currency: currency }, wording);
    return price === null ? { ...item, prices: { [currency]: '' }, isEuroConverted: false } : item;
  };
  return {
    title,
    sections: sections.map((section) => ({
      ...newSection(section.title, section.items.map(draftOf)),
      description: section.description,
    })),
    items: items.map(draftOf),
  };
};
