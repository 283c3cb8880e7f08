import { createHash } from 'node:crypto';
import { CITY_NAMES } from '@tavolina/shared-api/contract';
import { PREVIEW_SIZE } from '../../../platform/pages/page-content.ts';
import { ACTION, box, INK, laidTable, MUTED, PAPER, text, toPng } from './picture-parts.ts';
import type { Node } from './render-png.ts';

/** A table for every second city, as many as fit. */
const TABLES = CITY_NAMES.filter((_name, index) => index % 2 === 0).slice(0, 3);
const TABLE_HEIGHT = 320;

const PICTURE: Node = box(
  {
    width: '100%',
    height: '100%',
    flexDirection: 'column',
    background: PAPER,
    color: INK,
    fontFamily: 'Figtree',
  },
  box(
    { width: '100%', height: TABLE_HEIGHT },
    ...TABLES.map((name) =>
      box({ width: PREVIEW_SIZE.width / TABLES.length, height: TABLE_HEIGHT }, laidTable(name)),
    ),
  ),
  box(
    { flexDirection: 'column', padding: '44px 64px' },
    text({ fontFamily: 'Montagu Slab', fontSize: 104, letterSpacing: -2, color: ACTION }, 'Tavolina'),
    text({ fontSize: 34, marginTop: 12, color: MUTED }, CITY_NAMES.join(' · ')),
  ),
);

/** URL of the picture for pages without their own; it changes with the picture. */
export const SITE_PREVIEW_PATH = `/previews/site/${createHash('sha256')
  .update(JSON.stringify(PICTURE))
  .digest('hex')
  .slice(0, 32)}.png`;

/** Draws that picture as PNG. */
export const drawSitePreview = (): Promise<Buffer> => toPng(PICTURE);
