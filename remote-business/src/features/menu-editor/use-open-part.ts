import { useState } from 'react';
import type { Editor } from './editor-types.ts';

/** Which part of the menu is open: `details`, a section by its id in the form, or `others`. */
interface Open {
  part: string;
  /** Place of the item to open first in it. */
  item: number | undefined;
}

/**
 * The open part of the form. Where the form starts over, sections get other ids: the same section stays open, or the one
 * in its place.
 * @param ids of the sections, in order
 * @param itemId of the stored item that the form opens at; else it opens at the menu's details
 */
export const useOpenPart = ({ getValues }: Editor['form'], ids: readonly string[], itemId: string | null) => {
  const [open, setOpen] = useState<Open>(() => {
    const { sections, items } = getValues();
    const at = (list: readonly { storedId: string }[]) =>
      list.findIndex(({ storedId }) => storedId === itemId);
    const section = sections.findIndex((each) => at(each.items) >= 0);
    if (section >= 0) return { part: ids[section] ?? 'details', item: at(sections[section]?.items ?? []) };
    return at(items) >= 0 ? { part: 'others', item: at(items) } : { part: 'details', item: undefined };
  });
  /** Where the open section stood, and what it was stored as. */
  const [known, setKnown] = useState({ index: -1, storedId: '' });
  const index = ids.indexOf(open.part);
  const storedId = index < 0 ? '' : getValues(`sections.${index}.storedId`);
  if (index >= 0 && (index !== known.index || storedId !== known.storedId)) setKnown({ index, storedId });
  if (index < 0 && open.part !== 'details' && open.part !== 'others') {
    const same = getValues('sections').findIndex((section) => section.storedId === known.storedId);
    setOpen({
      part: ids[same] ?? ids[Math.min(known.index, ids.length - 1)] ?? 'details',
      item: undefined,
    });
  }
  return { open, setOpen, index };
};
