import {
  type Language,
  localDay,
  momentOf,
  type PriceChange,
  type PriceChangesRequest,
} from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { wrongFields } from '../../../platform/http/field-errors.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { findOwnMenu, withMenuAsOfNow } from '../save/change-menu.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { plannedPrices } from './planned-prices.ts';
import { listComing, replaceComing } from './price-changes-repository.ts';
import { newPricesJob } from './price-changes-upkeep.ts';
import { presentComing, pricedThings } from './priced-things.ts';

interface OwnMenu {
  id: string;
  businessId: string;
}

/**
 * Prices of a business's menu that come on a day (product.md §470).
 * @throws {ApiFailure} `menu_not_found`
 */
export const listPriceChanges = async (client: Queryable, own: OwnMenu): Promise<PriceChange[]> =>
  presentComing(await findOwnMenu(client, own), await listComing(client, own.id));

/**
 * Plans prices of a menu, changes or cancels them (product.md §471). The menu's version stays, so that an open editor can save.
 * What is planned of a day that has begun has come, and is no longer taken back.
 * @returns all that comes of the menu
 * @throws {ApiFailure} `menu_not_found`, `invalid_input`
 */
export const planPriceChanges = async (
  { database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock },
  { request, language, ...own }: OwnMenu & { request: PriceChangesRequest; language: Language },
): Promise<PriceChange[]> => {
  const now = clock();
  return withMenuAsOfNow(database, { id: own.id, now }, async (client) => {
    await lockMenu(client, own.id);
    const menu = await findOwnMenu(client, own);
    const stored = await listComing(client, own.id);
    const { rates } = await exchangeRates(client);
    const known = { things: pricedThings(menu), rates, today: localDay(now) };
    const { coming, wrong } = plannedPrices(request, stored, known);
    if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
    await replaceComing(client, own.id, coming);
    const planned = new Set(stored.map(({ starts_on }) => starts_on));
    for (const day of new Set(coming.map(({ starts_on }) => starts_on)))
      if (!planned.has(day)) await jobs.send(client, newPricesJob, { menu_id: own.id }, momentOf(day, 0));
    return presentComing(menu, coming);
  });
};
