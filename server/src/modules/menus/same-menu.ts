import type { MenuHeadChange } from './change-menu.ts';
import type { ItemRecord, MenuContent, SectionRecord } from './menu-content.ts';

const sectionValues = ({ id, title, description, display }: SectionRecord) => [
  id,
  title,
  description,
  display,
];

const itemValues = (item: ItemRecord) => [
  item.id,
  item.section_id,
  item.name,
  item.description,
  item.available,
  item.default_currency,
  item.price_minor,
  item.image_id,
  item.prices
    .map(({ currency, price_minor, is_default }) => `${currency} ${price_minor} ${is_default}`)
    .sort(),
];

const menuValues = (head: MenuHeadChange, { sections, items }: MenuContent): string =>
  JSON.stringify([
    head.title,
    head.description,
    head.cuisine_type,
    head.category,
    head.price_range,
    head.default_currency,
    head.is_published,
    head.image_id,
    sections.map(sectionValues),
    // By section: where an item stands between sections shows nowhere.
    [...sections.map(({ id }) => id), null].map((id) =>
      items.filter(({ section_id }) => section_id === id).map(itemValues),
    ),
  ]);

interface WholeMenu {
  head: MenuHeadChange;
  content: MenuContent;
}

/** Whether a change leaves a menu as it is: then it makes no new version (product.md §118). */
export const isSameMenu = (one: WholeMenu, other: WholeMenu): boolean =>
  menuValues(one.head, one.content) === menuValues(other.head, other.content);
