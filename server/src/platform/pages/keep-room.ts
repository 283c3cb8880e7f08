import { inlineSource } from './content-security-policy.ts';

/**
 * Shows the rooms of a first view: hidden elements for what the page will draw from what this device keeps, so that nothing
 * jumps when it does (product.md §503). `data-kept` names the key of the local storage, `data-holds` a text in its value.
 * It stands before the view and looks at each part as it is read, because the parts before the last are painted already.
 * A browser that refuses its storage keeps nothing.
 */
const SCRIPT = `{
  const watch = new MutationObserver(() => {
    for (const room of document.querySelectorAll('[data-first-view] [data-kept]')) try {
      room.hidden = !localStorage.getItem(room.dataset.kept)?.includes(room.dataset.holds);
    } catch {}
  });
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => watch.disconnect());
}`;

const SOURCE = inlineSource(SCRIPT);

const hasRooms = (view: string): boolean => view.includes(' data-kept="');

/** The source of `roomScript` for the content security policy; none where the view has no rooms. */
export const roomSources = (view: string): string[] => (hasRooms(view) ? [SOURCE] : []);

/** HTML before a first view that shows its rooms; empty where it has none. */
export const roomScript = (view: string): string => (hasRooms(view) ? `<script>${SCRIPT}</script>` : '');
