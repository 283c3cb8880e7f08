import { randomUUID } from 'node:crypto';
import type { CreateMenuRequest, Language, Menu } from '@tavolina/shared-api/contract';
import { type Queryable, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../../platform/http/fingerprint.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import type { MenusDeps } from '../menus-deps.ts';
import { type Creation, findCreated, lockMenus } from '../menus-repository.ts';
import { readMenu } from '../menus-service.ts';
import type { Pictures } from '../pictures/item-pictures.ts';
import { keepPictures } from '../pictures/menu-pictures.ts';
import { createdDocument } from './created-document.ts';
import { beyondPlan } from './plan-limits.ts';
import { growthOf, refuseWrongMenu, saveMenu } from './save-menu.ts';

/** A menu to be created. */
export interface MenuCreation {
  businessId: string;
  /** Who creates it. */
  userId: string;
  request: CreateMenuRequest;
  language: Language;
  /** The same key never makes two. */
  key: string | undefined;
}

const NO_PICTURES: Pictures = new Map();

/** @throws {ApiFailure} `idempotency_conflict` when something else was created with the key */
const createdBefore = async (
  database: Queryable,
  businessId: string,
  creation: Creation | undefined,
): Promise<string | undefined> => {
  const known = creation && (await findCreated(database, businessId, creation.key));
  if (known && !known.fingerprint.equals(creation.fingerprint)) throw new ApiFailure('idempotency_conflict');
  return known?.id;
};

/** The new menu's id. */
const createOnce = async (
  { database, media, clock }: MenusDeps,
  { businessId, userId, request, language }: MenuCreation,
  creation: Creation | undefined,
): Promise<string> => {
  const outline = createdDocument(request, true, NO_PICTURES);
  refuseWrongMenu(outline, language);
  // Counted before the search for an earlier creation: if the same call runs twice and the first fills the plan, the second
  // finds the menu of the first.
  const beyond = await beyondPlan(database, businessId, growthOf(undefined, outline), clock());
  const earlier = await createdBefore(database, businessId, creation);
  if (earlier) return earlier;
  if (beyond) throw new ApiFailure('plan_limit_reached', { limit: beyond.limit });
  const { rates } = await exchangeRates(database);
  const pictures = await keepPictures(media, { businessId, userId }, request, {
    language,
    mayLack: true,
  });
  return transaction(database, async (client) => {
    await lockMenus(client, businessId);
    const before = await createdBefore(client, businessId, creation);
    if (before) return before;
    const menu = { id: randomUUID(), businessId, creation, rates, language, now: clock() };
    await saveMenu(client, menu, undefined, createdDocument(request, true, pictures));
    return menu.id;
  });
};

/**
 * Creates and publishes a menu (product.md §18), once for a key (§85), within what a menu takes (§91). The plan's limits hold for
 * parallel requests too (§20).
 * @throws {ApiFailure} `invalid_input`, `plan_limit_reached`, `idempotency_conflict`, and as `keepPictures` does
 */
export const createMenu = async (deps: MenusDeps, asked: MenuCreation): Promise<Menu> => {
  const { businessId, request, key } = asked;
  const creation = key === undefined ? undefined : { key, fingerprint: fingerprintOf(request) };
  const id = await createOnce(deps, asked, creation);
  return readMenu(deps.database, id, businessId, deps.clock());
};
