import {
  type Language,
  type OrderSettings,
  type OrderSettingsChange,
  orderSettings,
} from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { only } from '../../platform/database/db.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import { readyAt } from './current-settings.ts';
import { findOrderSettings, updateOrderSettings } from './order-settings-repository.ts';

const SETTINGS = Object.keys(orderSettings.shape) as (keyof OrderSettings)[];

/** How a business takes orders. */
export const orderSettingsOf = async (database: Queryable, businessId: string): Promise<OrderSettings> =>
  only(await findOrderSettings(database, businessId), SETTINGS);

/** When food of a business is ready whose preparation begins at a time (product.md §307). */
export const readyTimeOf = async (database: Queryable, businessId: string, begunAt: Date): Promise<Date> =>
  readyAt(await findOrderSettings(database, businessId), begunAt);

/**
 * Changes how a business takes orders; what is left out stays.
 * @throws {ApiFailure} `version_conflict` with the settings as they are, where they are others than `seen`
 * (product.md §552); `invalid_input` if orders would be cancelled before their reminder (product.md §292)
 */
export const changeOrderSettings = async (
  database: Database,
  { businessId, language }: { businessId: string; language: Language },
  { seen, ...change }: OrderSettingsChange,
): Promise<OrderSettings> =>
  transaction(database, async (client) => {
    if (seen) {
      // Changes nothing, but others wait from here on.
      const current = only(await updateOrderSettings(client, businessId, {}), SETTINGS);
      if (SETTINGS.some((name) => seen[name] !== undefined && seen[name] !== current[name]))
        throw new ApiFailure('version_conflict', { current });
    }
    const { remind_minutes, cancel_minutes, ...row } = await updateOrderSettings(client, businessId, change);
    if (cancel_minutes <= remind_minutes) {
      const wrong = { field: 'cancel_minutes', message: 'too_small', limit: remind_minutes + 1 } as const;
      throw new ApiFailure('invalid_input', { errors: wrongFields([wrong], language) });
    }
    return only({ ...row, remind_minutes, cancel_minutes }, SETTINGS);
  });
