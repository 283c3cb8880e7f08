import { LIMITS } from '@tavolina/shared-api/contract';
import type { GroupRecord } from '../choices/option-groups.ts';
import { namesCell } from '../csv/csv-columns.ts';
import { idsByLabel, labelKey, tableLabels } from '../csv/table-labels.ts';

/** Cells that name choices, and what is wrong with them: a name that is none, or undefined for too many. */
export interface WrongChoices {
  row: number;
  name: string | undefined;
}

/** Tells groups of choices by what tables call them, and what rows name that is none, or too much (product.md §410). */
export const choicesBy = (groups: readonly Pick<GroupRecord, 'id' | 'name'>[]) => {
  const byLabel = idsByLabel(groups);
  const labelOf = tableLabels(groups);
  const wrong: WrongChoices[] = [];
  return {
    wrong,
    namesOf: ({ option_group_ids }: { option_group_ids: readonly string[] }): string =>
      namesCell(option_group_ids.flatMap((id) => labelOf.get(id) ?? [])),
    idsOf: ({
      row,
      choices,
    }: {
      row: number;
      choices: readonly string[] | undefined;
    }): string[] | undefined => {
      const ids = choices?.flatMap((name) => {
        const id = byLabel.get(labelKey(name));
        if (id === undefined) wrong.push({ row, name });
        return id ?? [];
      });
      const each = ids && [...new Set(ids)];
      if (each && each.length > LIMITS.groupsOfItem) wrong.push({ row, name: undefined });
      return each;
    },
  };
};
