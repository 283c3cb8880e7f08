import type { MenuDraft } from '../draft/menu-draft.ts';
import type { ItemPath } from '../editor-types.ts';

/** Where the pictures of an item stand in a form; undefined where it has no such item. */
export const picturesPath = (
  { sections, items }: Pick<MenuDraft, 'sections' | 'items'>,
  storedId: string,
): `${ItemPath}.pictures` | undefined => {
  const isIt = (item: { storedId: string }): boolean => item.storedId === storedId;
  const alone = items.findIndex(isIt);
  if (alone >= 0) return `items.${alone}.pictures`;
  const section = sections.findIndex((each) => each.items.some(isIt));
  const at = sections[section]?.items.findIndex(isIt) ?? -1;
  return at >= 0 ? `sections.${section}.items.${at}.pictures` : undefined;
};

/** Name of the item that a field of what was sent is about; undefined where it is about none. */
export const itemNameAt = (
  { sections, items }: Pick<MenuDraft, 'sections' | 'items'>,
  field: string,
): string | undefined => {
  const [, section, at] = /^(?:sections\.(\d+)\.)?items\.(\d+)\./.exec(field) ?? [];
  const list = section === undefined ? items : sections[Number(section)]?.items;
  return list?.[Number(at)]?.name.trim();
};
