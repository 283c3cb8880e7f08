import {
  type Image,
  ITEM_FIELDS,
  initialValues,
  item,
  LIMITS,
  type Location,
  menu,
  menuBusiness,
  menuCard,
  PLACE_FIELDS,
  type PlaceValues,
  type Schedule,
  SECTION_FIELDS,
  type Session,
  sampleOf,
  section,
} from '@tavolina/shared-api/contract';
import { DISH_GROUP_IDS, GROUPS } from './sample-options.ts';

/** The place that every example is about. */
export const PLACE_ID = '3f2c8a1e-5b7d-4e9a-8c61-0d4f7b2a9e15';
/** Its readable name. */
export const PLACE_SLUG = 'oxhaku-i-gjyshes';
/** Its menu. */
export const MENU_ID = '9b1d4c7a-2e6f-4a83-b5d0-7c8e1f3a6b24';
const SECTION_ID = 'c47e0b92-8d1a-4f35-9e6b-2a5d8c7f1043';
/** A dish of the menu. */
export const DISH_ID = '6a0f3d58-1c9e-47b2-a4d7-e8b15c2f9037';
const DESSERT_ID = 'e15b7c90-4a2d-4d68-8f3e-93c6a0b1d752';
const PICTURE_ID = '71d8e2f4-0b5c-4936-ad1f-c3e9b6a84f20';
const OTHER_PICTURE_ID = 'b06c9d17-52ae-4f83-8e40-1d7f3a95c268';

/** Description shared by the calls that upload a picture. */
export const ONE_PICTURE = `One picture of at most ${LIMITS.imageBytes / 1024 ** 2} MB in the field \`file\`: JPG, PNG, GIF or WebP.`;

/** What its owner wrote of the place. */
export const PLACE: PlaceValues & { location: Location } = {
  ...initialValues(PLACE_FIELDS),
  business_name: 'Oxhaku i Gjyshes',
  address: 'Rruga e Kavajës 112',
  city: 'Tiranë',
  telephone: '+355 69 000 0000',
  postal_code: '1001',
  vat_number: 'L12345678A',
  description: 'Tavë dheu, fërgesë e byrek të pjekura në oxhak, si te gjyshja të dielën.',
  location: { latitude: 41.3254, longitude: 19.8061 },
};

/** The owner's e-mail. */
export const OWNER_EMAIL = 'oxhaku@shembull.al';

/** The place's owner, signed in. */
export const SESSION: Session = {
  access_token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIzZjJjOGExZSJ9.c2lnbmF0dXJl',
  refresh_token: 'Vb3x7pQ2mK9tYw5sLc8dRf1hZn4jGa6e',
  token_type: 'bearer',
  user_id: PLACE_ID,
  business_id: PLACE_ID,
  email: OWNER_EMAIL,
  subscription_tier: 'standard',
};

const imageOf = (id: string, placeholder: string): Image => ({
  width: 640,
  height: 480,
  placeholder,
  sources: ['avif', 'webp'].map((ending) => ({
    type: `image/${ending}`,
    srcset: `/media/${id}/320.${ending} 320w, /media/${id}/640.${ending} 640w`,
  })),
});

/** A picture in two sizes. */
export const IMAGE = imageOf(PICTURE_ID, 'data:image/webp;base64,UklGRhIAAABXRUJQVlA4TAYAAAAvQWxvAGs=');

/** The same picture where one address is enough. */
export const IMAGE_URL = `/media/${PICTURE_ID}/640.webp`;
/** Of another one. */
export const OTHER_IMAGE_URL = `/media/${OTHER_PICTURE_ID}/640.webp`;

const TAVE_KOSI = sampleOf(item, {
  ...initialValues(ITEM_FIELDS),
  id: DISH_ID,
  name: 'Tavë kosi',
  description: 'Mish qengji i pjekur me kos, oriz dhe vezë; del e nxehtë nga furra.',
  allergens: { eggs: 'contains', milk: 'contains', gluten: 'may_contain', nuts: 'free_from' },
  diets: { halal: 'suitable', vegetarian: 'not_suitable' },
  price: 650,
  default_currency: 'ALL',
  prices: [
    { currency: 'ALL', price: 650, is_default: true },
    { currency: 'EUR', price: 6.63, is_default: false },
  ],
  image_url: IMAGE_URL,
  image: IMAGE,
  item_image_key: PICTURE_ID,
  focus: { x: 50, y: 30 },
  more_pictures: [{ image_url: OTHER_IMAGE_URL, image: imageOf(OTHER_PICTURE_ID, '') }],
  section_id: SECTION_ID,
  menu_id: MENU_ID,
  option_group_ids: DISH_GROUP_IDS,
  portion: '350 g',
  goes_with: [DESSERT_ID],
  is_popular: true,
  translations: {
    en: { name: 'Baked lamb with yoghurt', description: 'Lamb baked with yoghurt, rice and eggs.' },
  },
});

const TRILECE = sampleOf(item, {
  ...initialValues(ITEM_FIELDS),
  id: DESSERT_ID,
  name: 'Trileçe',
  description: 'Tri lloje qumështi dhe karamel i errët.',
  schedule: { ranges: [], first_day: '2026-11-01', last_day: '2027-03-31' },
  stock: { left: 4, daily: 20 },
  translations: { en: { name: 'Three-milk cake' } },
  price: 250,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 250, is_default: true }],
  image: null,
  item_image_key: null,
  menu_id: MENU_ID,
});

const SECTION = sampleOf(section, {
  ...initialValues(SECTION_FIELDS),
  id: SECTION_ID,
  title: 'Gatime tavash',
  schedule: {
    ranges: [{ weekdays: [6, 7], from: '12:00', until: '15:00' }],
    first_day: null,
    last_day: null,
  },
  translations: { en: { title: 'Casseroles' } },
  menu_id: MENU_ID,
  items: [TAVE_KOSI],
});

const LUNCH: Schedule = {
  ranges: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '11:00', until: '16:00' }],
  first_day: null,
  last_day: null,
};

const HEAD = {
  id: MENU_ID,
  title: 'Dreka',
  description: 'Gatimet e oxhakut, nga mesdita derisa të mbarojnë tavat.',
  image_url: null,
  image: null,
  cuisine_type: 'Tradicionale',
  category: 'Dreka',
  price_range: '$$',
  schedule: LUNCH,
  default_currency: 'ALL',
  created_at: '2026-03-02T09:15:00.000Z',
  updated_at: '2026-11-20T17:40:12.000Z',
  owner_id: PLACE_ID,
  is_published: 'published',
  owner: { business_name: PLACE.business_name, address: PLACE.address, city: PLACE.city },
} as const;

/** A menu with one section and one dish that stands alone. */
export const MENU = sampleOf(menu, {
  option_groups: GROUPS,
  ...HEAD,
  version: 7,
  languages: ['sq', 'en'],
  translations: { en: { title: 'Lunch' } },
  business: sampleOf(menuBusiness, {
    id: PLACE_ID,
    slug: PLACE_SLUG,
    name: PLACE.business_name,
    phone: PLACE.telephone,
    address: PLACE.address,
    city: PLACE.city,
    description: PLACE.description,
    location: PLACE.location,
    rating: 4.8,
    reviews_count: 60,
    accepts_orders: true,
  }),
  sections: [SECTION],
  items: [TRILECE],
});

/** The same menu in a list. */
export const MENU_CARD = sampleOf(menuCard, {
  ...HEAD,
  price: 250,
  sections_count: 1,
  items_count: 2,
  item_names: [TAVE_KOSI.name, TRILECE.name],
});

/** Ids of the parts of the menu, as an edit names them. */
export const PARTS = { section: SECTION, dish: TAVE_KOSI, dessert: TRILECE };
