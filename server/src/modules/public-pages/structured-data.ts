import {
  DIET_FACTS,
  type Item,
  isAlways,
  type Language,
  type Location,
  type Menu,
  type OpeningHours,
  type OpenRange,
  type PlaceOpening,
  type PlacePage,
  placePath,
  type RestaurantCard,
  type Schedule,
  type Section,
  suitableDiets,
} from '@tavolina/shared-api/contract';
import type {
  AggregateRating,
  BreadcrumbList,
  GeoCoordinates,
  ItemList,
  MenuItem,
  MenuSection,
  Offer,
  OpeningHoursSpecification,
  Restaurant,
  Menu as SchemaMenu,
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

/** What an offer says of when it can be had. */
type Availability = Pick<
  Exclude<Offer, string>,
  'availabilityStarts' | 'availabilityEnds' | 'availableAtOrFrom'
>;

/**
 * When something is served, as far as schema.org has words for it (product.md §510): its dates; the times of each day, where they
 * are the same all week; and else the days and times at which the place has it.
 */
const availabilityOf = (schedule: Schedule | null | undefined): Availability => {
  if (!schedule || isAlways(schedule)) return {};
  const { ranges, first_day, last_day } = schedule;
  const [range, ...others] = ranges;
  const dates: Availability = {
    ...(first_day !== null && { availabilityStarts: first_day }),
    ...(last_day !== null && { availabilityEnds: last_day }),
  };
  if (!range) return dates;
  const isDaily = others.length === 0 && range.weekdays.length === DAYS.length;
  const times = timesOf({ opens: range.from, closes: range.until });
  if (isDaily && first_day === null && last_day === null)
    return { availabilityStarts: `${times.opens}:00`, availabilityEnds: `${times.closes}:00` };
  return {
    ...dates,
    availableAtOrFrom: {
      '@type': 'Place',
      openingHoursSpecification: ranges.map(
        ({ weekdays, from, until }): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.flatMap((day) => DAYS[day - 1] ?? []),
          ...timesOf({ opens: from, closes: until }),
        }),
      ),
    },
  };
};

/** The offer that says when a menu or a section is served; none for what always is. */
const servedOffer = ({ schedule }: Pick<Menu, 'schedule'>): { offers?: Offer } => {
  const availability = availabilityOf(schedule);
  return Object.keys(availability).length > 0 ? { offers: { '@type': 'Offer', ...availability } } : {};
};

/** The diets of a dish that schema.org has a name for (product.md §422). */
const dietsOf = (item: Item): Pick<Exclude<MenuItem, string>, 'suitableForDiet'> => {
  const names = suitableDiets(item).flatMap((diet) => DIET_FACTS[diet].schemaOrg ?? []);
  return names.length > 0 ? { suitableForDiet: names.map((name) => `${CONTEXT}/${name}` as const) } : {};
};

const dish = (item: Item): MenuItem => ({
  '@type': 'MenuItem',
  name: item.name,
  ...(item.description && { description: item.description }),
  ...dietsOf(item),
  offers: item.prices
    .filter(({ price }) => price > 0)
    .map(({ price, currency }) => ({
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
      ...availabilityOf(item.schedule),
    })),
});

const sectionOf = ({ title, description, items, schedule }: Section): MenuSection => ({
  '@type': 'MenuSection',
  name: title,
  ...(description && { description }),
  ...servedOffer({ schedule }),
  hasMenuItem: items.filter(({ available }) => available).map(dish),
});

/** A menu with its dishes as they are read in a language (product.md §433). `url` is the absolute URL of its page. */
const wholeMenu = (menu: Menu, url: string, language: Language): SchemaMenu => ({
  '@type': 'Menu',
  name: menu.title,
  inLanguage: language,
  url,
  ...servedOffer(menu),
  hasMenuSection: menu.sections.filter(({ display }) => display).map(sectionOf),
  hasMenuItem: menu.items.filter(({ available }) => available).map(dish),
});

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

/** A place with one of its menus, for search engines. `url` is the absolute URL of the menu's page. */
export const restaurantData = (menu: Menu, url: string, language: Language): WithContext<Restaurant> => ({
  '@context': CONTEXT,
  ...placeFacts(menu.business),
  ...(menu.cuisine_type && { servesCuisine: menu.cuisine_type }),
  ...(menu.price_range && { priceRange: menu.price_range }),
  hasMenu: wholeMenu(menu, url, language),
});

/**
 * A place with all its menus, for search engines: the one that its page shows with its dishes, the others by their names
 * (product.md §451).
 */
export const placeData = (
  place: PlacePage,
  shown: Menu | undefined,
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
      menu.id === shown?.id
        ? wholeMenu(shown, url(menu.id), language)
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
