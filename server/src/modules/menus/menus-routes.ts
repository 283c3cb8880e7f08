import { calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { createMenu, listMyMenus, readMenu } from './menus-service.ts';

/** A menu with its pictures as base64. */
const MENU_BODY_BYTES = 8 * 1024 * 1024;

/** Serves menus to diners and their owners. */
export const registerMenus = ({ register }: CallRegistry, database: Database): void => {
  register(calls.menus.mine, (_request, { ownerId }) => listMyMenus(database, ownerId));
  register(calls.menus.create, ({ body }, { ownerId }) => createMenu(database, ownerId, body), {
    bodyLimit: MENU_BODY_BYTES,
  });
  register(
    calls.menus.read,
    async ({ params }, { ownerId, reply }) => {
      const menu = await readMenu(database, params.id, ownerId);
      // What an owner's save names in `If-Match`; the public answer is named by its content.
      if (ownerId !== undefined) reply.header('etag', `"${menu.version}"`);
      return menu;
    },
    { isKept: true },
  );
};
