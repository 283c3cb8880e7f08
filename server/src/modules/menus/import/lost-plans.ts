import type { ImportProblem, Language } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { formatDay } from '../../../platform/format/format.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { listComing } from '../prices/price-changes-repository.ts';
import type { MenuContent } from '../save/menu-document.ts';

const thingsOf = ({ items, groups }: MenuContent): { id: string; name: string }[] => [
  ...items,
  ...groups.flatMap(({ options }) => options),
];

/**
 * Warns of coming prices that go with the items or options that a table takes out of a menu (product.md §474). They stand at the table's
 * first row, because the table has no row of what it takes out.
 */
export const warningsOfLostPlans = async (
  database: Queryable,
  { id, language }: { id: string; language: Language },
  before: MenuContent,
  after: MenuContent,
): Promise<ImportProblem[]> => {
  const stays = new Set(thingsOf(after).map((thing) => thing.id));
  const gone = new Map(
    thingsOf(before)
      .filter((thing) => !stays.has(thing.id))
      .map((thing) => [thing.id, thing.name]),
  );
  if (gone.size === 0) return [];
  const t = textsIn(language);
  return (await listComing(database, id)).flatMap(({ thing_id, starts_on }) => {
    const name = gone.get(thing_id);
    if (name === undefined) return [];
    const message = t('menuTable.losesPrice', { subject: name, day: formatDay(starts_on) });
    return [{ row: 1, column: null, message }];
  });
};
