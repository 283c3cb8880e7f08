import { inlineSource } from './content-security-policy.ts';

/**
 * Sets `data-new-visit` on a document that was opened anew and is read from its top: its first view need not lay out what is
 * not seen yet (product.md §529). A document that somebody comes back to is laid out whole, because its scroll position is
 * restored.
 */
const SCRIPT = `{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate') document.documentElement.dataset.newVisit = '';
}`;

/** The source of `visitScript` for the content security policy. */
export const VISIT_SOURCE = inlineSource(SCRIPT);

/** HTML before a first view that marks a new visit. */
export const visitScript = `<script>${SCRIPT}</script>`;
