import path from 'node:path';
import { readPages } from '../../remote-kit/rspack/read-pages.mjs';

/**
 * The texts that the pages of a part cannot do without: their titles, and what search engines are told of those that they
 * shall find (product.md §201).
 * @param {string} dir absolute path of the part
 * @returns {{ file: string, keys: string[] }}
 */
export const pageTexts = (dir) => ({
  file: path.join(dir, 'src/pages.ts'),
  keys: readPages(dir).flatMap(({ title, sitemap }) =>
    sitemap.length > 0 ? [title, title.replace(/title$/, 'description')] : [title],
  ),
});
