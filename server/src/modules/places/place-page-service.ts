import {
  type ContentLanguage,
  cuisineType,
  LIMITS,
  MENU_PLACE_FIELDS,
  type PlacePage,
  placeOpening,
  plainValues,
  servedMenu,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { only } from '../../platform/database/db.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { availabilityOf } from '../availability/availability-service.ts';
import { lowestPrice } from '../discovery/discovery-service.ts';
import { presentImage } from '../media/media-service.ts';
import { offeredTranslations } from '../menus/menus-service.ts';
import { latestReviewsOf, ratingOf } from '../reviews/reviews-service.ts';
import { type DishPicture, findPlace, listDishPictures, type PlaceRow } from './place-page-repository.ts';

const OPENING = Object.keys(placeOpening.shape) as (keyof PlacePage['opening'])[];

/** The place of a readable name; one without a published menu is not there for diners. */
const publicPlace = async (database: Queryable, slug: string): Promise<PlaceRow> => {
  const place = await findPlace(database, slug);
  if (!place || place.menus.length === 0) throw new ApiFailure('place_not_found');
  return place;
};

const presentPictures = (
  pictures: readonly DishPicture[],
  languages: readonly ContentLanguage[],
): PlacePage['pictures'] => {
  const byId = new Map(pictures.flatMap((picture) => (picture.image ? [[picture.image.id, picture]] : [])));
  return [...byId.values()].slice(0, LIMITS.shownPictures).flatMap(({ name, image, focus, translations }) => {
    const shown = presentImage(image);
    return shown.image_url === null
      ? []
      : [
          {
            ...{ name, ...shown },
            ...(focus && { focus }),
            ...offeredTranslations(translations, ['name'], languages),
          },
        ];
  });
};

/** Its kitchens, each once, and the price range of the first menu that has one. */
const kitchensOf = ({ menus }: PlaceRow): Pick<PlacePage, 'cuisine_types' | 'price_range'> => ({
  cuisine_types: [
    ...new Set(menus.flatMap(({ cuisine_type }) => cuisineType.safeParse(cuisine_type).data ?? [])),
  ],
  price_range: menus.find(({ price_range }) => price_range !== null)?.price_range ?? null,
});

/** The picture of a menu, called as that is. */
const pictureOfMenu = ({ title, image, translations }: PlaceRow['menus'][number]): DishPicture => ({
  name: title,
  translations: Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [language, { name: words?.title }]),
  ),
  ...{ image, focus: null },
});

/**
 * A place for its page, by a readable name that it has or had (product.md §450, §451).
 * @param reviews the page of its reviews, from 1
 * @param now whether it is open and takes orders then, and which menu it serves
 * @throws {ApiFailure} `place_not_found`
 */
export const placePageOf = async (
  database: Queryable,
  { slug, reviews }: { slug: string; reviews: number },
  now: Date,
): Promise<PlacePage> => {
  const place = await publicPlace(database, slug);
  const { menus, languages } = place;
  const availability = await availabilityOf(database, place.id, now);
  const dishes = await listDishPictures(
    database,
    menus.map(({ id }) => id),
  );
  return {
    ...only(place, ['id', 'slug', 'location']),
    ...plainValues(MENU_PLACE_FIELDS, place),
    ...presentImage(place.image),
    ...kitchensOf(place),
    rating: ratingOf(place.rating_sum, place.rating_count),
    reviews_count: place.rating_count,
    from_price: lowestPrice(menus),
    accepts_orders: availability.accepts_orders,
    opening: only(availability, OPENING),
    ways: availability.ways,
    languages,
    menus: menus.map(({ lowest_price_minor, ...menu }) => ({
      ...only(menu, ['id', 'title', 'description', 'items_count', 'schedule']),
      ...offeredTranslations(menu.translations, ['title', 'description'], languages),
      price: lowest_price_minor === null ? null : toDecimal(lowest_price_minor),
    })),
    current_menu_id: servedMenu(menus, now)?.id ?? '',
    pictures: presentPictures([...menus.map(pictureOfMenu), ...dishes], languages),
    reviews: await latestReviewsOf(database, place.id, reviews),
  };
};
