import { randomUUID } from 'node:crypto';
import {
  type CreateMenuRequest,
  changedTranslations,
  changedValues,
  ITEM_FIELDS,
  MENU_FIELDS,
  plainValues,
  SECTION_FIELDS,
} from '@tavolina/shared-api/contract';
import { requestedGroups } from '../choices/option-groups.ts';
import { allPictures, type Pictures, singlePicture } from '../pictures/item-pictures.ts';
import { createdPrices } from '../prices/item-prices.ts';
import { refsOf, withSettledPairs } from './goes-with.ts';
import { type ItemRecord, type MenuDocument, newImage } from './menu-document.ts';

type ItemInput = CreateMenuRequest['items'][number];

/** The menu that a request to create one describes, its parts with new ids. */
export const createdDocument = (
  request: CreateMenuRequest,
  isPublished: boolean,
  pictures: Pictures,
): MenuDocument => {
  const { groups, idOf } = requestedGroups(request.option_groups, [], request.default_currency);
  const named = [...request.sections.flatMap(({ items }) => items), ...request.items].map((input) => ({
    input,
    id: randomUUID(),
  }));
  const idsOf = new Map(named.map(({ input, id }) => [input, id]));
  const itemRecord = (input: ItemInput, sectionId: string | null): ItemRecord => ({
    id: idsOf.get(input) ?? randomUUID(),
    section_id: sectionId,
    ...plainValues(ITEM_FIELDS, input),
    ...(input.pictures ? allPictures(input.pictures, pictures) : singlePicture(newImage(input, pictures))),
    option_group_ids: input.option_group_ids.map(idOf),
    translations: changedTranslations(undefined, input.translations),
    ...createdPrices(input, input.default_currency ?? request.default_currency),
  });
  const sections = request.sections.map((section) => ({ ...section, id: randomUUID() }));
  return {
    head: {
      ...changedValues(MENU_FIELDS, undefined, request),
      default_currency: request.default_currency,
      is_published: isPublished,
      image_id: newImage(request, pictures),
      translations: changedTranslations(undefined, request.translations),
    },
    groups,
    sections: sections.map((section) => ({
      id: section.id,
      translations: changedTranslations(undefined, section.translations),
      ...plainValues(SECTION_FIELDS, section),
    })),
    items: withSettledPairs(
      [
        ...sections.flatMap(({ id, items }) => items.map((item) => itemRecord(item, id))),
        ...request.items.map((item) => itemRecord(item, null)),
      ],
      refsOf(named),
    ),
  };
};
