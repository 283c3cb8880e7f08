import { randomUUID } from 'node:crypto';
import type { CreateMenuRequest, Language, Menu } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { exchangeRates } from '../exchange-rates/exchange-rates-service.ts';
import { keepPictures } from './menu-pictures.ts';
import type { MenusDeps } from './menus-deps.ts';
import { lockMenus } from './menus-repository.ts';
import { addMenu, readMenu } from './menus-service.ts';
import { refuseBeyondPlan } from './plan-limits.ts';

const countItems = ({ sections, items }: CreateMenuRequest): number =>
  sections.reduce((sum, section) => sum + section.items.length, items.length);

/**
 * Creates and publishes a menu (product.md §18). The plan's limits hold for parallel requests too (§20).
 * @throws {ApiFailure} `plan_limit_reached`, and as `keepPictures` does
 */
export const createMenu = async (
  { database, media, clock }: MenusDeps,
  businessId: string,
  request: CreateMenuRequest,
  language: Language,
): Promise<Menu> => {
  const growth = { menus: 1, items: countItems(request) };
  await refuseBeyondPlan(database, businessId, growth, clock());
  const { rates } = await exchangeRates(database);
  const pictures = await keepPictures((file) => media.keep(file, businessId), request, language);
  const id = randomUUID();
  await transaction(database, async (client) => {
    await lockMenus(client, businessId);
    await refuseBeyondPlan(client, businessId, growth, clock());
    await addMenu(client, { id, businessId, request, rates, isPublished: true, pictures });
  });
  return readMenu(database, id, businessId, clock());
};
