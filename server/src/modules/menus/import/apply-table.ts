import type { ImportProblem, Language } from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { failureBody } from '../../../platform/http/failure-body.ts';
import { isChoicesTable } from '../csv/choice-columns.ts';
import type { MenuContent } from '../save/menu-document.ts';
import { beyondPlan } from '../save/plan-limits.ts';
import type { AppliedTable, Table } from './applied-table.ts';
import { applyChoices } from './apply-choices.ts';
import { applyItems } from './apply-items.ts';
import type { TableContext } from './imported-prices.ts';

/** Makes a table the items of a menu, or its choices (product.md §75, §122, §506), without storing anything. */
export const applyTable = (table: Table, stored: MenuContent, context: TableContext): AppliedTable =>
  isChoicesTable(table.csv) ? applyChoices(table, stored, context) : applyItems(table, stored, context);

/** The problem of a correct table with more items than the plan allows, at its first surplus row (product.md §20). */
export const refusedByPlan = async (
  database: Database,
  { businessId, now, language }: { businessId: string; now: Date; language: Language },
  { rows, growth }: { rows: readonly number[]; growth: number },
): Promise<ImportProblem[]> => {
  const beyond = await beyondPlan(database, businessId, { menus: 0, items: growth }, now);
  if (!beyond) return [];
  const message = failureBody(new ApiFailure('plan_limit_reached', { limit: beyond.limit }), language).detail;
  return [{ row: rows.at(-beyond.excess) ?? rows[0] ?? 1, column: null, message }];
};
