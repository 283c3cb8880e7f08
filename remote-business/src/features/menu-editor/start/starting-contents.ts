import {
  ITEM_FIELDS,
  type Item,
  initialValues,
  MENU_FIELDS,
  type Menu,
  type NewMenuPreview,
  textNames,
} from '@tavolina/shared-api/contract';
import type { sampleMenu } from '../../../lib/menus/sample-menu.ts';
import { translationsOf, withoutText } from '../../../lib/menus/translations-of.ts';
import {
  emptyMenu,
  emptySection,
  type ItemDraft,
  itemsOf,
  type MenuDraft,
  newId,
  type SectionDraft,
} from '../draft/menu-draft.ts';
import { type DraftedItem, itemDraft, menuDraft, type Wording } from '../draft/stored-draft.ts';

/** What a new menu begins with (product.md §166): parts that are all new, and what of its head is known. */
export type StartingContent = Pick<MenuDraft, 'sections' | 'items'> & Partial<MenuDraft>;

/** A new item of what is known of it. */
export const newItem = (
  item: Pick<Item, 'name' | 'price' | 'default_currency'> &
    Partial<Omit<DraftedItem, 'id'>> & { id?: string | undefined },
  wording: Wording,
): ItemDraft =>
  itemDraft(
    { ...initialValues(ITEM_FIELDS), prices: [], image_url: null, ...item, id: item.id ?? newId() },
    wording,
  );

/** A new section with its items. */
export const newSection = (
  title: string,
  items: ItemDraft[],
  translations?: SectionDraft['translations'],
) => ({
  ...emptySection(title),
  items,
  ...translationsOf({ translations }),
});

/** The sample as a form holds it. */
export const sampleContent = (sample: ReturnType<typeof sampleMenu>, wording: Wording): StartingContent => ({
  title: sample.title,
  cuisineType: sample.cuisine_type,
  sections: sample.sections.map(({ title, items }) =>
    newSection(
      title,
      items.map((item) => newItem(item, wording)),
    ),
  ),
  items: [],
});

/** Items under ids of their own; what goes with one of them then goes with its copy (product.md §500). */
const renewed = ({ sections, items }: Pick<MenuDraft, 'sections' | 'items'>) => {
  const ids = new Map(itemsOf({ sections, items }).map(({ storedId }) => [storedId, newId()]));
  const renew = (item: ItemDraft): ItemDraft => ({
    ...item,
    storedId: ids.get(item.storedId) ?? newId(),
    goes_with: item.goes_with.flatMap((id) => ids.get(id) ?? []),
  });
  return {
    sections: sections.map((section) => ({
      ...section,
      storedId: newId(),
      items: section.items.map(renew),
    })),
    items: items.map(renew),
  };
};

/** A table that was read as a form holds it. */
export const tableContent = (
  {
    menu: { title = '', description = '', translations } = {},
    sections,
    items,
  }: Pick<NewMenuPreview, 'menu' | 'sections' | 'items'>,
  wording: Wording,
): StartingContent => ({
  title,
  description,
  ...translationsOf({ translations }),
  ...renewed({
    sections: sections.map(({ description = '', ...section }) => ({
      ...newSection(
        section.title,
        section.items.map((item) => newItem(item, wording)),
        section.translations,
      ),
      description,
    })),
    items: items.map((item) => newItem(item, wording)),
  }),
});

/** A stored menu once more, with its pictures and translations; a further one to the server. Its title is another text. */
export const copiedContent = (menu: Menu, title: string, wording: Wording): StartingContent => {
  const {
    isPublished: _published,
    translations,
    ...draft
  } = menuDraft(menu, wording.rates, wording.language);
  return {
    ...draft,
    title,
    ...renewed(draft),
    ...translationsOf({ translations: translations && withoutText(translations, 'title') }),
  };
};

/** Translations of the texts that nobody typed: one of one's own is another text than the one that they translate. */
const untypedOf = (typed: MenuDraft, translations: MenuDraft['translations']) =>
  translations &&
  textNames(MENU_FIELDS)
    .filter((name) => typed[name] !== '')
    .reduce(withoutText, translations);

/**
 * A form that has no items yet, filled in. What was typed stays: the menu's title and the like, and sections of one's own
 * behind the others.
 * @param untouched what an empty form starts with
 */
export const startWith = (
  typed: MenuDraft,
  { sections, items, translations, ...head }: StartingContent,
  untouched: MenuDraft,
): MenuDraft => {
  const own = typed.sections.filter(
    ({ title, description }) =>
      description !== '' || !untouched.sections.some((section) => section.title === title),
  );
  const written = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => value !== '' && value !== null),
  );
  return {
    ...emptyMenu(''),
    ...head,
    ...written,
    sections: [...sections, ...own],
    items,
    ...translationsOf({ translations: untypedOf(typed, translations) }),
  };
};
