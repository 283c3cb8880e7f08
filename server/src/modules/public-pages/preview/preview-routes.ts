import type { Menu } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { callerAddress } from '../../../platform/http/caller-address.ts';
import { createFairQueue } from '../../../platform/queues/fair-queue.ts';
import type { ConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limits.ts';
import { drawPreview } from './draw-preview.ts';
import { type MenuPreview, menuPreviewOf, previewName, previewPath } from './menu-preview.ts';
import { drawSitePreview, SITE_PREVIEW_PATH } from './site-preview.ts';

/** Rendered previews in memory, about 100 KB each. */
const KEPT = 60;
/**
 * Previews that one address may wait for. Rendering uses a whole core, so it runs sequentially and leaves
 * the others to orders.
 */
const DRAWINGS: ConcurrencyLimit = { name: 'previews', most: 10 };
const RETRY_SECONDS = 5;
const IMMUTABLE = 'public, max-age=31536000, immutable';

type Params = { menuId: string; file: string };

/** A stored photo in a format for rendering; undefined if there is none. */
const photoOf = async (app: FastifyInstance, address: string | null): Promise<string | undefined> => {
  if (address === null) return undefined;
  const { statusCode, rawPayload } = await app.inject({ url: address });
  if (statusCode !== 200) return undefined;
  // Loaded on first use, like the rest of the renderer.
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(rawPayload).resize(760, 1260, { fit: 'cover' }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
};

const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply
    .header('cache-control', IMMUTABLE)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/png')
    .send(picture);

/**
 * Serves a preview picture of each published menu: its place, dishes and current prices. All other pages
 * share one (product.md §40).
 */
export const registerPreviews = (app: FastifyInstance): void => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const enqueue = createFairQueue({
    concurrency: 1,
    concurrencyPerOwner: 1,
    most: 100,
    maxPerOwner: DRAWINGS.most,
    retryAfter: RETRY_SECONDS,
  });

  const drawOnce = (name: string, caller: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(name);
    if (known) return known;
    const drawing = enqueue(caller, draw);
    drawn.set(name, drawing);
    drawing.catch(() => drawn.delete(name));
    return drawing;
  };
  const drawMenu = (name: string, caller: string, preview: MenuPreview): Promise<Buffer> =>
    drawOnce(name, caller, async () => drawPreview(preview, await photoOf(app, preview.photo)));

  app.get<{ Params: Params }>('/previews/menu/:menuId/:file', async (request, reply) => {
    const { menuId, file } = request.params;
    const caller = callerAddress(request.ip);
    const url = `/api/menus/${encodeURIComponent(menuId)}`;
    const answer = await app.inject({ url, remoteAddress: request.ip });
    if (answer.statusCode === 429) throw new ApiFailure('rate_limited', { retryAfter: RETRY_SECONDS });
    if (answer.statusCode !== 200) throw new ApiFailure('not_found');
    const menu = answer.json<Menu>();
    const preview = menuPreviewOf(menu);
    const name = previewName(preview);
    // A link shared before the menu changed redirects to the current picture.
    if (file !== `${name}.png`)
      return reply.header('cache-control', 'public, max-age=300').redirect(previewPath(menu), 302);
    return sendPicture(reply, await drawMenu(name, caller, preview));
  });

  app.get('/previews/site/:file', async (request, reply) => {
    // A link shared before the picture changed redirects to the current one.
    if (request.url !== SITE_PREVIEW_PATH)
      return reply.header('cache-control', 'public, max-age=300').redirect(SITE_PREVIEW_PATH, 302);
    return sendPicture(reply, await drawOnce(SITE_PREVIEW_PATH, callerAddress(request.ip), drawSitePreview));
  });
};
