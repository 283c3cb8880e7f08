import type { WrongField } from '../../../platform/http/field-errors.ts';
import { wrongDietFields } from '../save/wrong-diets.ts';
import { type GroupRecord, isEachOnce } from './option-groups.ts';

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const wrongNumbers = ({ min_choices, max_choices, options }: GroupRecord, path: string): WrongField[] => {
  const least = min_choices ?? 0;
  const most = max_choices ?? options.length;
  const defaults = options.filter(({ is_default }) => is_default).length;
  const wrong: WrongField[] = [];
  if (least > options.length)
    wrong.push({ field: `${path}.min_choices`, message: 'too_big', limit: options.length });
  else if (most < least) wrong.push({ field: `${path}.max_choices`, message: 'too_small', limit: least });
  else if (defaults > most)
    wrong.push({ field: `${path}.max_choices`, message: 'too_many_defaults', limit: defaults });
  return wrong;
};

/** What is wrong with groups of choices (product.md §400), at the fields of a request. */
export const wrongGroups = (groups: readonly GroupRecord[]): WrongField[] => {
  const leaves = new Set(
    groups
      .filter(({ options }) => options.every(({ option_group_ids }) => option_group_ids.length === 0))
      .map(({ id }) => id),
  );
  const ids = groups.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
  return [
    ...(hasTwice(ids) ? [{ field: 'option_groups', message: 'invalid' as const }] : []),
    ...groups.flatMap((group, index) => {
      const path = `option_groups.${index}`;
      const nested = group.options.flatMap(({ option_group_ids }, position): WrongField[] =>
        isEachOnce(option_group_ids, leaves)
          ? []
          : [{ field: `${path}.options.${position}.option_group_ids`, message: 'nested_too_deep' }],
      );
      const diets = group.options.flatMap((option, position) =>
        wrongDietFields(option, `${path}.options.${position}`),
      );
      return [...wrongNumbers(group, path), ...nested, ...diets];
    }),
  ];
};
