import { translationsOf } from '../../lib/menus/translations-of.ts';
import { onSides, type SideOf, type Sides } from '../../lib/merge/merge-choices.ts';
import { mergeOrders } from '../../lib/merge/merge-orders.ts';
import { presentParts } from '../../lib/merge/merge-parts.ts';
import { mergeSets } from '../../lib/merge/merge-sets.ts';
import type { GroupDraft, OptionDraft, Rule } from './choices-draft.ts';
import { mergeOption, optionKey } from './merge-option.ts';
import type { ChoicesField } from './merged-choices.ts';

type Bounds = Pick<GroupDraft, 'min' | 'max' | 'free'>;

/** How many are chosen as it counts, whichever way it is said: numbers that a rule leaves unused are not compared. */
const boundsOf = ({ rule, ...group }: GroupDraft): Bounds => {
  if (rule !== 'several') return { min: rule === 'one' ? '1' : '', max: '1', free: '' };
  const numberIn = (text: string): string => (Number(text) === 0 ? '' : text.trim());
  return { min: numberIn(group.min), max: numberIn(group.max), free: numberIn(group.free) };
};

const ruleOf = ({ min, max, free }: Bounds): Rule => {
  if (max !== '1' || free !== '' || (min !== '' && min !== '1')) return 'several';
  return min === '1' ? 'one' : 'optional';
};

/** What a group is, compared as a whole. */
export const groupKey = (group: GroupDraft): unknown[] => [
  group.name.trim(),
  boundsOf(group),
  group.options.map(({ id }) => id),
  group.options.map(optionKey),
  group.usedBy.toSorted(),
];

const byId = (options: readonly OptionDraft[]) => new Map(options.map((option) => [option.id, option]));

/** Brings what was changed of a group here to it as it is stored. */
export const mergeGroup = (sides: Sides<GroupDraft>, sideOf: SideOf<ChoicesField>): GroupDraft => {
  const { mine, theirs } = sides;
  const { id } = mine;
  const part = theirs.name.trim() || mine.name.trim();
  const name = sides[sideOf({ id, field: 'group.name', part }, sides, (group) => group.name)].name;
  const all = onSides(sides, boundsOf);
  const boundIn = (field: keyof Bounds): string =>
    all[sideOf({ id, field: `group.${field}`, part }, all, (bounds) => bounds[field])][field];
  const bounds = { min: boundIn('min'), max: boundIn('max'), free: boundIn('free') };
  const rule = ruleOf(bounds);

  const lists = onSides(sides, ({ options }) => byId(options));
  const { kept } = presentParts(lists, optionKey, (option, optionId, presence) =>
    sideOf(
      { id: optionId, field: 'option.isThere', part: `${part} · ${option.name.trim()}` },
      presence,
      (isThere) => isThere,
    ),
  );
  const nameOf = (optionId: string): string =>
    (lists.theirs.get(optionId) ?? lists.mine.get(optionId))?.name.trim() ?? '';
  /** Of at most one, which is chosen beforehand is one question, not one for each option. */
  const defaultId = (): string | undefined => {
    const chosen = onSides(sides, ({ options }) =>
      options.filter(({ is_default }) => is_default).map((option) => option.id),
    );
    const told = { mine: chosen.mine.map(nameOf), theirs: chosen.theirs.map(nameOf) };
    const side = sideOf({ id, field: 'group.default', part, told }, chosen, (ids) => ids);
    return chosen[side].find((optionId) => kept.has(optionId));
  };
  const onlyDefault = rule === 'several' ? undefined : { id: defaultId() };
  const order = mergeOrders(
    onSides(lists, (options) => [...options.keys()]),
    [...kept.keys()],
    { id, field: 'group.order', part },
    { sideOf, nameOf },
  );
  return {
    id,
    name,
    rule,
    ...bounds,
    options: order.flatMap((optionId) => {
      const option = kept.get(optionId);
      const isDefault = onlyDefault && optionId === onlyDefault.id;
      return option ? [mergeOption(option, sideOf, { group: part, isDefault })] : [];
    }),
    usedBy: mergeSets({ base: sides.base?.usedBy, mine: mine.usedBy, theirs: theirs.usedBy }),
    ...translationsOf(theirs),
  };
};
