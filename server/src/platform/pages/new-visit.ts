import { inlineSource } from './content-security-policy.ts';

/**
 * Marks a document that is read from its top, `data-new-visit`: nobody comes back to it, where a scroll position is to be
 * restored in the whole page. Its first view can leave unlaid what is not seen yet (product.md §529).
 */
const SCRIPT = `{
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate') document.documentElement.dataset.newVisit = '';
}`;

/** The source of `visitScript` for the content security policy. */
export const VISIT_SOURCE = inlineSource(SCRIPT);

/** HTML before a first view that marks a new visit. */
export const visitScript = `<script>${SCRIPT}</script>`;
