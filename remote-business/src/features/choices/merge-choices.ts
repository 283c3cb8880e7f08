import { chooser, type MergeChoices, onSides, type Sides } from '../../lib/merge/merge-choices.ts';
import { mergeOrders } from '../../lib/merge/merge-orders.ts';
import { presentParts } from '../../lib/merge/merge-parts.ts';
import type { ChoicesDraft } from './choices-draft.ts';
import { groupKey, mergeGroup } from './merge-group.ts';
import type { ChoicesClash, ChoicesField } from './merged-choices.ts';

/**
 * Brings what was changed of a menu's choices here to those that somebody else saved meanwhile, down to single fields and
 * prices. What both changed, each in another way, is a clash: it is as it was chosen, and mine where nothing was
 * (product.md §409).
 * @param sides prices may be written as in different languages
 */
export const mergeChoices = (
  sides: Sides<ChoicesDraft>,
  choices: MergeChoices = new Map(),
): { draft: ChoicesDraft; clashes: ChoicesClash[] } => {
  const { clashes, sideOf } = chooser<ChoicesField>(choices);
  const lists = onSides(sides, ({ groups }) => new Map(groups.map((group) => [group.id, group])));
  const { kept } = presentParts(lists, groupKey, ({ name }, id, presence) =>
    sideOf({ id, field: 'group.isThere', part: name.trim() }, presence, (isThere) => isThere),
  );
  const order = mergeOrders(
    onSides(lists, (groups) => [...groups.keys()]),
    [...kept.keys()],
    { id: '', field: 'groups.order', part: '' },
    { sideOf, nameOf: (id) => (lists.theirs.get(id) ?? lists.mine.get(id))?.name.trim() ?? '' },
  );
  const groups = order.flatMap((id) => {
    const group = kept.get(id);
    return group ? [mergeGroup(group, sideOf)] : [];
  });
  return { draft: { groups }, clashes };
};
