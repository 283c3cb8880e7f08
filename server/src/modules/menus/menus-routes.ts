import { calls, type Menu } from '@tavolina/shared-api/contract';
import type { FastifyReply } from 'fastify';
import type { Reader } from '../../platform/database/reader.ts';
import { baseVersion } from '../../platform/http/base-version.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { readUpload } from '../../platform/http/uploaded-file.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MenusDeps } from './menus-deps.ts';
import { listMenusOfUser, listMyMenus, readMenu } from './menus-service.ts';
import { removeMenu, replaceMenuImage, storeItemPicture } from './owned-menu.ts';
import { createMenu } from './save/create-menu.ts';
import { editMenu } from './save/edit-menu.ts';
import { setSoldOut } from './stock/sold-out.ts';
import { setOptionSoldOut } from './stock/sold-out-options.ts';

/** A menu with its pictures as base64. */
const MENU_BODY_BYTES = 8 * 1024 * 1024;

/** What an owner's save names in `If-Match`; the public answer is named by its content. */
const tagged = (reply: FastifyReply, menu: Menu): Menu => {
  reply.header('etag', `"${menu.version}"`);
  return menu;
};

/** Serves menus to diners and their owners. */
export const registerMenus = (
  { register }: CallRegistry,
  { jobs, reads, ...deps }: MenusDeps & { jobs: Jobs; reads: Reader },
): void => {
  const { database, clock } = deps;
  register(calls.menus.mine, (_request, { businessId }) => listMyMenus(database, businessId));
  register(calls.menus.ofUser, ({ params }, owner) => listMenusOfUser(database, params.userId, owner));
  register(
    calls.menus.create,
    async ({ body: request, headers }, { businessId, userId, language, reply }) => {
      const key = headers['idempotency-key'];
      return tagged(reply, await createMenu(deps, { businessId, userId, request, language, key }));
    },
    { bodyLimit: MENU_BODY_BYTES },
  );
  register(
    calls.menus.read,
    async ({ params, query: { lang } }, { businessId, reply }) => {
      if (businessId === undefined) return readMenu(reads, params.id, undefined, clock(), lang);
      return tagged(reply, await readMenu(database, params.id, businessId, clock(), lang));
    },
    { isCached: true },
  );
  register(
    calls.menus.edit,
    async ({ params: { id }, headers, body: request }, { businessId, userId, language, reply }) => {
      const version = baseVersion(headers['if-match'], request.version);
      return tagged(
        reply,
        await editMenu(
          { ...deps, jobs },
          { id, businessId, userId, request, version, language, now: clock() },
        ),
      );
    },
    { bodyLimit: MENU_BODY_BYTES },
  );
  register(calls.menus.setSoldOut, ({ params: { id, itemId }, body: { span } }, { businessId }) =>
    setSoldOut({ database, jobs }, { id, businessId, itemId, span }),
  );
  register(calls.menus.setOptionSoldOut, ({ params: { id, optionId }, body: { span } }, { businessId }) =>
    setOptionSoldOut({ database, jobs }, { id, businessId, optionId, span }),
  );
  register(calls.menus.uploadImage, async ({ params: { id } }, { businessId, userId, reply }) =>
    tagged(reply, await replaceMenuImage(deps, { id, businessId, userId }, () => readUpload(reply.request))),
  );
  register(calls.menus.uploadPicture, async (_request, { businessId, userId, reply }) =>
    storeItemPicture(deps, { businessId, userId }, () => readUpload(reply.request)),
  );
  register(calls.menus.remove, ({ params: { id } }, { businessId }) =>
    removeMenu(database, { id, businessId }),
  );
};
