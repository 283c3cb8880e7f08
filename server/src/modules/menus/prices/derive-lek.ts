import { type Database, transaction } from '../../../platform/database/database.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { listConvertedMenus } from '../menus-repository.ts';
import { refreshMenus } from '../refresh-menus-repository.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { storeContent } from '../save/menu-content-repository.ts';
import { storedDocument } from '../save/menu-document.ts';
import { findMenu } from '../whole-menu-repository.ts';
import { readOfferedLek } from './offered-lek.ts';

/**
 * Brings the lek that filters compare by up to the newest rates (product.md §16), a menu at a time, so that neither
 * diners nor owners wait for all of them. Versions stay: nothing that an owner has typed changes.
 * @returns how many menus have a dish without a lek price of its own
 */
export const deriveLek = async (database: Database): Promise<number> => {
  const { rates } = await exchangeRates(database);
  const ids = await listConvertedMenus(database);
  for (const id of ids) {
    await transaction(database, async (client) => {
      await lockMenu(client, id);
      const menu = await findMenu(client, id, 'owner');
      if (!menu) return;
      const document = storedDocument(menu);
      const lekOf = await readOfferedLek(client, { id, groups: document.groups }, rates);
      await storeContent(client, id, document, lekOf);
      await refreshMenus(client, [id]);
    });
  }
  return ids.length;
};
