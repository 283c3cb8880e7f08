import { randomUUID } from 'node:crypto';
import {
  type Currency,
  changedTranslations,
  changedValues,
  type EditMenuRequest,
  ITEM_FIELDS,
  MENU_FIELDS,
  SECTION_FIELDS,
} from '@tavolina/shared-api/contract';
import type { WrongField } from '../../../platform/http/field-errors.ts';
import { isEachOnce } from '../choices/option-groups.ts';
import { editedPictures, type Pictures } from '../pictures/item-pictures.ts';
import { editedPrices, newPrices } from '../prices/item-prices.ts';
import type { OutlinedItem, OutlinedSection } from './edit-outline.ts';
import type { ItemRecord, MenuHead, SectionRecord } from './menu-document.ts';
import { wrongDietFields } from './wrong-diets.ts';

/** A menu's head after an edit; what it leaves out stays. */
export const editedHead = (stored: MenuHead, request: EditMenuRequest, pictures: Pictures): MenuHead => {
  const { default_currency, is_published, image_base64, remove_image } = request;
  const own = remove_image ? null : stored.image_id;
  return {
    ...changedValues(MENU_FIELDS, stored, request),
    default_currency: default_currency ?? stored.default_currency,
    is_published: is_published ? is_published === 'published' : stored.is_published,
    image_id: pictures.get(image_base64 ?? '') ?? own,
    translations: changedTranslations(stored.translations, request.translations),
  };
};

/** A section after an edit that names it; what it leaves out stays. */
export const editedSection = (
  stored: SectionRecord | undefined,
  { id, path, input }: OutlinedSection,
  wrong: WrongField[],
): SectionRecord => {
  const values = changedValues(SECTION_FIELDS, stored, input);
  if (values.title === '') wrong.push({ field: `${path}.title`, message: 'required' });
  return { id, ...values, translations: changedTranslations(stored?.translations, input.translations) };
};

/** What an edit's items are read with. */
interface EditContext {
  /** Of the menu, for new items that name none. */
  currency: Currency;
  pictures: Pictures;
  /** The id of a group of choices that the edit names. */
  groupIdOf: (id: string) => string;
  /** Ids of the groups of choices that the menu has then. */
  knownGroups: ReadonlySet<string>;
}

/** An item after an edit that names it; what it leaves out stays. */
export const editedItem = (
  stored: ItemRecord | undefined,
  { input, path, sectionId }: OutlinedItem,
  { currency, pictures, groupIdOf, knownGroups }: EditContext,
  wrong: WrongField[],
): ItemRecord => {
  const values = changedValues(ITEM_FIELDS, stored, input);
  if (values.name === '') wrong.push({ field: `${path}.name`, message: 'required' });
  wrong.push(...wrongDietFields(values, path));
  const prices = stored ? editedPrices(stored, input) : newPrices(input, currency);
  if (!prices) wrong.push({ field: `${path}.price`, message: 'invalid' });
  const groupIds = input.option_group_ids?.map(groupIdOf) ?? stored?.option_group_ids ?? [];
  if (input.option_group_ids && !isEachOnce(groupIds, knownGroups))
    wrong.push({ field: `${path}.option_group_ids`, message: 'invalid' });
  return {
    id: stored?.id ?? randomUUID(),
    section_id: sectionId,
    ...values,
    ...(prices ?? newPrices(input, currency)),
    ...editedPictures(stored, input, pictures),
    option_group_ids: groupIds,
    translations: changedTranslations(stored?.translations, input.translations),
  };
};
