import { inlineSource } from './content-security-policy.ts';

/**
 * Scrolls a document whose address names a part of it there, before it is painted (product.md §569): browsers do so only
 * some frames after the first one, which shows the top. A document that somebody comes back to gets its old scroll position.
 */
const SCRIPT = `{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate') document.getElementById(location.hash.slice(1))?.scrollIntoView();
}`;

/** The source of `sectionScript` for the content security policy. */
export const SECTION_SOURCE = inlineSource(SCRIPT);

/** HTML that scrolls to the part of a first view which the address names, of what stands before it. */
export const sectionScript = `<script>${SCRIPT}</script>`;
