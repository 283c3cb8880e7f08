import {
  type CountedPage,
  cityInPath,
  type EuroRates,
  type ExchangeRates,
  type FirstRequest,
  firstRequestOf,
  lastPage,
  type Menu,
  menuAddress,
  menuIn,
  menuToShow,
  PAGE_SIZES,
  PLACES_PATH,
  type PlacePage,
  placePath,
  type RestaurantCard,
  readListFilters,
  readMenuTab,
  slugInPath,
} from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import type { DescribePage, PageHead, PageRequest } from '../../platform/pages/page-content.ts';
import { menusListing, placesListing } from './list-address.ts';
import { needsValues, type PageTexts, pageTexts } from './page-texts.ts';
import { previewPath } from './preview/menu-preview.ts';
import { SITE_PREVIEW_PATH } from './preview/site-preview.ts';
import { breadcrumbData, placeData, placesData, restaurantData, webSiteData } from './structured-data.ts';
import { withLanguageOf } from './with-language.ts';

/** Calls the API; returns status and body as text. */
type Ask = (address: string) => Promise<{ status: number; json: string }>;

const RATES = '/exchange-rates';

/** The rates of an answer, by which search engines are told prices; undefined where there was none. */
const ratesIn = (answer: Awaited<ReturnType<Ask>> | undefined): EuroRates | undefined =>
  answer?.status === 200 ? (JSON.parse(answer.json) as ExchangeRates).rates : undefined;

/** The preview picture of pages that are not about one place. */
const sitePicture = ({ origin }: URL) => ({ url: origin + SITE_PREVIEW_PATH, alt: 'Tavolina' });

/** The preview picture of a menu's dishes. */
const menuPicture = (menu: Menu, { origin }: URL) => ({
  url: origin + previewPath(menu),
  alt: `${menu.business.name}, ${menu.title}`,
});

/** A menu's own page leads search engines to that of its place (product.md §453). */
const menuHead = (
  { texts, url, language }: PageRequest,
  written: Menu,
  rates: EuroRates | undefined,
): PageHead | undefined => {
  const menu = menuIn(written, language);
  const { business } = menu;
  const words = pageTexts(texts, 'menu', {
    menu: menu.title,
    place: business.name,
    city: business.city,
    about: menu.description || business.description,
  });
  return (
    words && {
      ...words,
      ...(business.slug !== undefined && {
        url: withLanguageOf(url, new URL(placePath(business.slug), url.origin)),
      }),
      picture: menuPicture(written, url),
      data: rates ? [restaurantData(menu, url.origin + url.pathname, language, rates)] : [],
    }
  );
};

/** The city in the URL of a list, as the texts name it; empty without one or for an unknown one. */
const cityOf = ({ texts, url }: PageRequest): string => {
  const { city } = readListFilters(url);
  return (texts.city as Record<string, string> | undefined)?.[city] ?? '';
};

/** A page's name, without that of the product. */
const nameOf = (words: PageTexts | undefined): string => words?.title.replace(/ · Tavolina$/, '') ?? '';

const placesHead = (request: PageRequest, places: RestaurantCard[]): PageHead | undefined => {
  const { texts, url } = request;
  const city = cityOf(request);
  const words = city ? pageTexts(texts, 'restaurantsIn', { city }) : pageTexts(texts, 'restaurants');
  const listing = placesListing(url);
  const trail = [
    { name: 'Tavolina', path: '/' },
    { name: nameOf(pageTexts(texts, 'restaurants')), path: PLACES_PATH },
    { name: nameOf(words), path: listing.url.pathname },
  ];
  return (
    words && {
      ...words,
      ...listing,
      picture: sitePicture(url),
      data: [placesData(places, url.origin), ...(city ? [breadcrumbData(trail, url.origin)] : [])],
    }
  );
};

/** The address of a list's last page, where the requested one is past it (product.md §254); undefined elsewhere. */
const lastPageAddress = (url: URL, page: 'home' | 'restaurants', json: string): string | undefined => {
  // Only an address that names a page can be past the end.
  if (!url.searchParams.has('page')) return undefined;
  const answer = JSON.parse(json) as CountedPage;
  const last = lastPage(answer, PAGE_SIZES[page]);
  // A map shows all there is, whatever page its address names.
  if (answer.items.length > 0 || last === 0) return undefined;
  const address = new URL(url);
  if (last === 1) address.searchParams.delete('page');
  else address.searchParams.set('page', String(last));
  return address.pathname + address.search;
};

const headOf = (
  request: PageRequest,
  { page }: FirstRequest,
  json: string,
  rates: EuroRates | undefined,
): PageHead | undefined => {
  if (page === 'menu') return menuHead(request, JSON.parse(json) as Menu, rates);
  if (page === 'restaurants')
    return placesHead(request, (JSON.parse(json) as { items: RestaurantCard[] }).items);
  const { texts, url } = request;
  const words = pageTexts(texts, page);
  return (
    words && { ...words, ...menusListing(url), picture: sitePicture(url), data: [webSiteData(url.origin)] }
  );
};

/** API responses to a page's first requests. The page repeats those that are missing. */
const firstResponses = async (ask: Ask, addresses: readonly string[]): Promise<Record<string, string>> => {
  const answers = await Promise.all(addresses.map(async (address) => ({ address, ...(await ask(address)) })));
  return Object.fromEntries(
    answers.filter(({ status }) => status === 200).map(({ address, json }) => [address, json]),
  );
};

/**
 * A page that is about nothing single has the title its part declares. Without a description it is nobody's but its
 * reader's, and has only that title.
 */
const describeByTexts = async (ask: Ask, { url, texts, name, asks }: PageRequest) => {
  const words = pageTexts(texts, name);
  if (!words) return undefined;
  // Its words are about something, which the address does not name.
  if (needsValues(texts, name)) return { status: 404 as const, answers: {} };
  const { title, description } = words;
  return {
    status: 200 as const,
    // Only for public pages. Private pages make their requests themselves.
    answers: description ? await firstResponses(ask, asks) : {},
    ...(description ? { head: { ...words, picture: sitePicture(url), data: [] } } : { title }),
  };
};

const placeHead = (
  { texts, url, language }: PageRequest,
  place: PlacePage,
  menu: Menu | undefined,
  rates: EuroRates | undefined,
) => {
  const shown = menu && rates && { menu: menuIn(menu, language), rates };
  const words = pageTexts(texts, 'place', {
    place: place.name,
    city: place.city,
    address: place.address,
    about: place.description || place.menus.map(({ title }) => title).join(', '),
  });
  return (
    words && {
      ...words,
      url: withLanguageOf(url, new URL(placePath(place.slug), url.origin)),
      picture: menu ? menuPicture(menu, url) : sitePicture(url),
      data: [placeData(place, shown, url.origin, language)],
    }
  );
};

/** A place's page, with the menu that it shows; an earlier name leads to the one of now (product.md §450). */
const describePlace = async (
  ask: Ask,
  request: PageRequest,
  { address }: FirstRequest,
): ReturnType<DescribePage> => {
  const { url, texts } = request;
  const answer = await ask(address);
  if (answer.status !== 200) {
    const title = pageTexts(texts, 'placeUnknown')?.title;
    return answer.status === 404 ? { status: 404, answers: {}, ...(title && { title }) } : undefined;
  }
  const place = JSON.parse(answer.json) as PlacePage;
  if (place.slug !== slugInPath(url.pathname))
    return { status: 200, answers: {}, moved: { to: placePath(place.slug) + url.search, status: 301 } };
  const asked = menuAddress(menuToShow(place, readMenuTab(url.searchParams)), request.language);
  const [menu, rates] = await Promise.all([ask(asked), ask(RATES)]);
  const shown = menu.status === 200 ? (JSON.parse(menu.json) as Menu) : undefined;
  const head = placeHead(request, place, shown, ratesIn(rates));
  return {
    status: 200,
    ...(head && { head }),
    answers: {
      [address]: answer.json,
      ...(shown && { [asked]: menu.json }),
      ...(rates.status === 200 && { [RATES]: rates.json }),
    },
  };
};

/** Cities, menus and places have no pages below theirs (product.md §535). */
const BELOW = /^\/(?:restaurants|menu|place)\/+[^/]+\/+[^/]/;

const describe = async (ask: Ask, request: PageRequest): ReturnType<DescribePage> => {
  if (cityInPath(request.url.pathname) === 'unknown') {
    const title = pageTexts(request.texts, 'cityUnknown')?.title;
    return { status: 404, answers: {}, ...(title && { title }) };
  }
  if (BELOW.test(request.url.pathname)) return { status: 404, answers: {} };
  const first = firstRequestOf(request.url, request.language);
  if (!first) return describeByTexts(ask, request);
  if (first.page === 'place') return describePlace(ask, request, first);
  const [answer, rates] = await Promise.all([
    ask(first.address),
    first.page === 'menu' ? ask(RATES) : undefined,
  ]);
  if (answer.status !== 200) return answer.status === 404 ? { status: 404, answers: {} } : undefined;
  const last = first.page === 'menu' ? undefined : lastPageAddress(request.url, first.page, answer.json);
  if (last !== undefined) return { status: 200, answers: {}, moved: { to: last, status: 302 } };
  const head = headOf(request, first, answer.json, ratesIn(rates));
  return {
    status: 200,
    ...(head && { head }),
    answers: {
      [first.address]: answer.json,
      ...(rates?.status === 200 && { [RATES]: rates.json }),
    },
  };
};

/**
 * Describes public pages from API responses, requested within this process and therefore cached (product.md
 * §40). Other responses are queued under the address of the visitor (product.md §82).
 */
export const describePublicPages = (app: FastifyInstance): DescribePage => {
  const askFor =
    (caller: string): Ask =>
    async (address) => {
      const { statusCode, body } = await app.inject({ url: `/api${address}`, remoteAddress: caller });
      return { status: statusCode, json: body };
    };
  return (request) => describe(askFor(request.caller), request);
};
