import {
  type EuroRates,
  type Language,
  type Location,
  type Menu,
  type PlaceOpening,
  type PlacePage,
  placePath,
  type RestaurantCard,
} from '@tavolina/shared-api/contract';
import type {
  AggregateRating,
  BreadcrumbList,
  GeoCoordinates,
  ItemList,
  Restaurant,
  WebSite,
  WithContext,
} from 'schema-dts';
import { wholeMenu } from './menu-data.ts';
import { hoursOf } from './schema-times.ts';

const CONTEXT = 'https://schema.org';

const ratingOf = (place: {
  rating: number | null;
  reviews_count: number;
}): { aggregateRating?: AggregateRating } =>
  place.rating === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: place.rating,
          reviewCount: place.reviews_count,
        },
      };

const geoOf = (location: Location | null | undefined): { geo?: GeoCoordinates } =>
  location
    ? { geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude } }
    : {};

/** What is said of a place on the pages of its menus and on its own. */
const placeFacts = (
  place: Pick<
    PlacePage,
    'name' | 'description' | 'phone' | 'address' | 'city' | 'rating' | 'reviews_count'
  > & {
    location?: Location | null | undefined;
    opening?: PlaceOpening | undefined;
  },
): Exclude<Restaurant, string> => ({
  '@type': 'Restaurant',
  name: place.name,
  ...(place.description && { description: place.description }),
  ...(place.phone && { telephone: place.phone }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.address,
    addressLocality: place.city,
    addressCountry: 'AL',
  },
  ...geoOf(place.location),
  ...ratingOf(place),
  ...hoursOf(place.opening?.hours),
  acceptsReservations: false,
});

/**
 * A place with one of its menus, for search engines. `url` is the absolute URL of the menu's page; `rates` price choices in
 * currencies that they have no price in.
 */
export const restaurantData = (
  menu: Menu,
  url: string,
  language: Language,
  rates: EuroRates,
): WithContext<Restaurant> => ({
  '@context': CONTEXT,
  ...placeFacts(menu.business),
  ...(menu.cuisine_type && { servesCuisine: menu.cuisine_type }),
  ...(menu.price_range && { priceRange: menu.price_range }),
  hasMenu: wholeMenu(menu, url, language, rates),
});

/**
 * A place with all its menus, for search engines: the one that its page shows with its dishes, the others by their names
 * (product.md §451).
 */
export const placeData = (
  place: PlacePage,
  shown: { menu: Menu; rates: EuroRates } | undefined,
  origin: string,
  language: Language,
): WithContext<Restaurant> => {
  const url = (id: string): string => `${origin}/menu/${id}`;
  return {
    '@context': CONTEXT,
    ...placeFacts(place),
    url: origin + placePath(place.slug),
    ...(place.cuisine_types.length > 0 && { servesCuisine: place.cuisine_types }),
    ...(place.price_range && { priceRange: place.price_range }),
    ...(place.image_url && { image: origin + place.image_url }),
    hasMenu: place.menus.map((menu) =>
      menu.id === shown?.menu.id
        ? wholeMenu(shown.menu, url(menu.id), language, shown.rates)
        : { '@type': 'Menu', name: menu.title, url: url(menu.id) },
    ),
  };
};

/** The product and its search form. */
export const webSiteData = (origin: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: 'Tavolina',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/restaurants?q={search_term_string}`,
    // schema.org's name of this field is not an identifier.
    ...{ 'query-input': 'required name=search_term_string' },
  },
});

/** The places of a list, in its order. */
export const placesData = (places: RestaurantCard[], origin: string): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Restaurant',
      name: place.business_name,
      servesCuisine: place.cuisine_types,
      ...(place.slug !== undefined && { url: origin + placePath(place.slug) }),
      ...geoOf(place.location),
      ...ratingOf(place),
    },
  })),
});

/** The pages above a page and itself, from the start page on. */
export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  origin: string,
): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
