import { randomUUID } from 'node:crypto';
import type { Currency, EditItem, EuroRates } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../platform/http/field-errors.ts';
import type { OutlinedItem, OutlinedSection } from './edit-outline.ts';
import { editedPrices, lekOf, newPrices } from './item-prices.ts';
import type { ItemRecord, Pictures, SectionRecord } from './menu-content.ts';

/** What an edit is applied with. */
export interface EditContext {
  rates: EuroRates;
  /** Of the menu, for new items that name none. */
  currency: Currency;
  pictures: Pictures;
}

/** A section after an edit that names it; what it leaves out stays. */
export const editSection = (
  stored: SectionRecord | undefined,
  { id, path, input }: OutlinedSection,
  wrong: WrongField[],
): SectionRecord => {
  const title = input.title ?? stored?.title ?? '';
  if (title === '') wrong.push({ field: `${path}.title`, message: 'required' });
  return {
    id,
    title,
    description: input.description === undefined ? (stored?.description ?? '') : (input.description ?? ''),
    display: input.display ?? stored?.display ?? true,
    position: 0,
  };
};

const imageOf = (
  stored: ItemRecord | undefined,
  { image_base64, image_url, item_image_key, remove_image }: EditItem,
  { pictures }: EditContext,
): string | null => {
  const uploaded = pictures.get(image_base64 ?? '');
  if (uploaded !== undefined) return uploaded;
  if (remove_image) return null;
  const own = stored ? stored.image_id : pictures.get(image_url ?? '');
  return pictures.get(item_image_key ?? '') ?? own ?? null;
};

/** An item after an edit that names it; what it leaves out stays. */
export const editItem = (
  stored: ItemRecord | undefined,
  { input, path, sectionId }: OutlinedItem,
  context: EditContext,
  wrong: WrongField[],
): ItemRecord => {
  const name = input.name ?? stored?.name ?? '';
  if (name === '') wrong.push({ field: `${path}.name`, message: 'required' });
  const edited = stored ? editedPrices(stored, input) : newPrices(input, context.currency);
  if (!edited) wrong.push({ field: `${path}.price`, message: 'invalid' });
  const prices = edited ?? newPrices(input, context.currency);
  return {
    id: stored?.id ?? randomUUID(),
    section_id: sectionId,
    name,
    description: input.description === undefined ? (stored?.description ?? '') : (input.description ?? ''),
    available: input.available ?? stored?.available ?? true,
    ...prices,
    price_minor: prices.prices.find((price) => price.is_default)?.price_minor ?? 0,
    lek_minor: lekOf(prices, context.rates),
    image_id: imageOf(stored, input, context),
    position: 0,
  };
};
