import { PREVIEW_SIZE } from '../../../platform/pages/page-content.ts';
import type { MenuPreview } from './menu-preview.ts';
import { ACTION, box, INK, LINE, laidTable, MUTED, PAPER, text, toPng } from './picture-parts.ts';
import type { Node } from './render-png.ts';

const SIDE_WIDTH = 380;

const photoNode = (photo: string): Node => ({
  type: 'img',
  props: { src: photo, width: SIDE_WIDTH, height: PREVIEW_SIZE.height, style: { objectFit: 'cover' } },
});

const layout = (preview: MenuPreview, photo: string | undefined): Node =>
  box(
    { width: '100%', height: '100%', background: PAPER, color: INK, fontFamily: 'Figtree' },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        flexShrink: 1,
        width: PREVIEW_SIZE.width - SIDE_WIDTH,
        padding: '56px 56px 48px',
      },
      text(
        { fontFamily: 'Montagu Slab', fontSize: 66, lineHeight: 1.1, letterSpacing: -1.2 },
        preview.place,
        2,
      ),
      text({ fontSize: 32, marginTop: 14, color: MUTED }, preview.where),
      box(
        { alignItems: 'center', marginTop: 26, fontSize: 34, fontWeight: 700 },
        text({ maxWidth: 520 }, preview.menu),
        preview.rating === null
          ? ''
          : box(
              { marginLeft: 22, padding: '4px 16px', borderRadius: 14, background: '#f6dda0' },
              `${preview.rating} / 5`,
            ),
      ),
      box(
        { flexDirection: 'column', marginTop: 22 },
        ...preview.dishes.map(({ name, price }) =>
          box(
            {
              justifyContent: 'space-between',
              padding: '9px 0',
              borderTop: `2px solid ${LINE}`,
              fontSize: 30,
            },
            text({ maxWidth: 490 }, name),
            text({ fontWeight: 700 }, price),
          ),
        ),
      ),
      text({ marginTop: 'auto', fontFamily: 'Montagu Slab', fontSize: 34, color: ACTION }, 'Tavolina'),
    ),
    box(
      { width: SIDE_WIDTH, height: PREVIEW_SIZE.height, flexShrink: 0 },
      photo ? photoNode(photo) : laidTable(preview.place),
    ),
  );

/**
 * Renders a menu's preview as PNG.
 * @param photo the photo as a `data:` URL; without one, a drawn table is shown
 */
export const drawPreview = (preview: MenuPreview, photo: string | undefined): Promise<Buffer> =>
  toPng(layout(preview, photo));
