import type {
  Item,
  Location,
  Menu,
  OpeningHours,
  OpenRange,
  RestaurantCard,
  Section,
} from '@tavolina/shared-api/contract';
import type {
  AggregateRating,
  BreadcrumbList,
  GeoCoordinates,
  ItemList,
  MenuItem,
  MenuSection,
  OpeningHoursSpecification,
  Restaurant,
  WebSite,
  WithContext,
} from 'schema-dts';

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

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Search engines read equal times as closed; a whole day ends a minute before. */
const timesOf = ({ opens, closes }: OpenRange) => ({ opens, closes: opens === closes ? '23:59' : closes });

const hoursOf = (
  hours: OpeningHours | null | undefined,
): { openingHoursSpecification?: OpeningHoursSpecification[] } =>
  hours
    ? {
        openingHoursSpecification: [
          ...hours.week.flatMap((ranges, index) =>
            ranges.map(
              (range): OpeningHoursSpecification => ({
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: DAYS[index] ?? 'Monday',
                ...timesOf(range),
              }),
            ),
          ),
          ...hours.special_days.flatMap(({ date, ranges }) =>
            (ranges.length > 0 ? ranges.map(timesOf) : [{ opens: '00:00', closes: '00:00' }]).map(
              (range): OpeningHoursSpecification => ({
                '@type': 'OpeningHoursSpecification',
                validFrom: date,
                validThrough: date,
                ...range,
              }),
            ),
          ),
        ],
      }
    : {};

const dish = ({ name, description, prices }: Item): MenuItem => ({
  '@type': 'MenuItem',
  name,
  ...(description && { description }),
  offers: prices
    .filter(({ price }) => price > 0)
    .map(({ price, currency }) => ({
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
    })),
});

const sectionOf = ({ title, description, items }: Section): MenuSection => ({
  '@type': 'MenuSection',
  name: title,
  ...(description && { description }),
  hasMenuItem: items.filter(({ available }) => available).map(dish),
});

/** A place with one of its menus, for search engines. `url` is the absolute URL of the menu's page. */
export const restaurantData = (menu: Menu, url: string): WithContext<Restaurant> => {
  const { business } = menu;
  return {
    '@context': CONTEXT,
    '@type': 'Restaurant',
    name: business.name,
    ...(business.description && { description: business.description }),
    ...(business.phone && { telephone: business.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address,
      addressLocality: business.city,
      addressCountry: 'AL',
    },
    ...geoOf(business.location),
    ...(menu.cuisine_type && { servesCuisine: menu.cuisine_type }),
    ...(menu.price_range && { priceRange: menu.price_range }),
    ...ratingOf(business),
    ...hoursOf(business.opening?.hours),
    acceptsReservations: false,
    hasMenu: {
      '@type': 'Menu',
      name: menu.title,
      url,
      hasMenuSection: menu.sections.filter(({ display }) => display).map(sectionOf),
      hasMenuItem: menu.items.filter(({ available }) => available).map(dish),
    },
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
      ...(place.menus[0] && { url: `${origin}/menu/${place.menus[0].id}` }),
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
