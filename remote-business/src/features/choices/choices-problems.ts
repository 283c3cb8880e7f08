import { LIMITS, type Menu, toMinor, wrongDiets } from '@tavolina/shared-api/contract';
import type { Path } from 'react-hook-form';
import { hasTooManyDecimals, isPrice, readPrice } from '../../lib/menus/price-text.ts';
import type { ChoicesDraft, GroupDraft, OptionDraft } from './choices-draft.ts';
import { tooMuchOff } from './too-much-off.ts';

/** Something that choices cannot be saved with, at its field. */
export interface Problem {
  field: Path<ChoicesDraft>;
  text:
    | 'groupName'
    | 'optionName'
    | 'tooLong'
    | 'price'
    | 'decimals'
    | 'tooMuchOff'
    | 'min'
    | 'max'
    | 'free'
    | 'defaults'
    | 'diets';
  /** The dish that it is about. */
  dish?: string;
}

/** What is too long is not cut while somebody writes (product.md §651). */
const nameProblems = (
  { name }: { name: string },
  field: Path<ChoicesDraft>,
  missing: 'groupName' | 'optionName',
): Problem[] => {
  if (name.trim() === '') return [{ field, text: missing }];
  return name.trim().length > LIMITS.title ? [{ field, text: 'tooLong' }] : [];
};

const optionProblems = (option: OptionDraft, path: `groups.${number}.options.${number}`): Problem[] => [
  ...nameProblems(option, `${path}.name`, 'optionName'),
  ...Object.entries(option.prices).flatMap(([currency, text]): Problem[] => {
    const field = `${path}.prices.${currency}` as Path<ChoicesDraft>;
    const beside = Math.abs(readPrice(text));
    if (!isPrice(text) || toMinor(beside) > LIMITS.priceMinor) return [{ field, text: 'price' }];
    return hasTooManyDecimals(text, currency) ? [{ field, text: 'decimals' }] : [];
  }),
  ...(wrongDiets(option).length > 0 ? [{ field: `${path}.diets`, text: 'diets' } as const] : []),
];

const isWithin = (text: string, most: number): boolean =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) <= most);

const groupProblems = (group: GroupDraft, path: `groups.${number}`): Problem[] => {
  const problems = nameProblems(group, `${path}.name`, 'groupName');
  const count = group.options.length;
  if (group.rule === 'several') {
    if (!isWithin(group.min, count)) problems.push({ field: `${path}.min`, text: 'min' });
    const most = group.max.trim() === '' ? count : Number(group.max);
    if (!isWithin(group.max, LIMITS.groupOptions) || most < Number(group.min))
      problems.push({ field: `${path}.max`, text: 'max' });
    else if (group.options.filter(({ is_default }) => is_default).length > most)
      problems.push({ field: `${path}.max`, text: 'defaults' });
    if (!isWithin(group.free, LIMITS.groupOptions)) problems.push({ field: `${path}.free`, text: 'free' });
  }
  return [
    ...problems,
    ...group.options.flatMap((option, index) => optionProblems(option, `${path}.options.${index}`)),
  ];
};

/**
 * What keeps choices from being saved (product.md §400), in the order in which it stands; what takes off too much (§684) once
 * all is written rightly.
 */
export const choicesProblems = (draft: ChoicesDraft, menu: Menu): Problem[] => {
  const problems = draft.groups.flatMap((group, index) => groupProblems(group, `groups.${index}`));
  if (problems.length > 0) return problems;
  return tooMuchOff(draft, menu).map((found) => ({ ...found, text: 'tooMuchOff' }));
};
