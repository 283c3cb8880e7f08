import type { AreaExamples } from '../call-example.ts';
import { DISH_GROUP_IDS, EXTRA_YOGHURT, GROUPS_REQUEST } from './sample-options.ts';
import {
  DISH_ID,
  IMAGE,
  IMAGE_URL,
  MENU,
  MENU_CARD,
  MENU_ID,
  ONE_PICTURE,
  OTHER_IMAGE_URL,
  PARTS,
  PLACE_ID,
} from './sample-place.ts';

const { section, dish, dessert } = PARTS;

/** Menus, their sections and their items. */
export const menusExamples: AreaExamples<'menus'> = {
  mine: { answer: [MENU_CARD], failure: { code: 'unauthorized' } },
  ofUser: {
    description:
      "The owner's own id answers as the list of own menus does; somebody else's is unknown, as an id of nobody is.",
    params: { userId: PLACE_ID },
    answer: [MENU_CARD],
    failure: { code: 'not_found' },
  },
  create: {
    description:
      'The menu is public at once. Items name groups of choices of the same request by ids that the caller makes; the menu gives them others. An option with groups of its own leads to a further choice, one level deep: the drink of a meal. `goes_with` names other items of the request by their `ref`. What says no `schedule` is served always, and what is not declared of `allergens` and `diets` is not known. A price that is no number counts as 0; an item without a price in a currency is shown converted. Pictures are data URLs. With `Idempotency-Key` the same request can be sent again safely: it answers the menu that the first one made.',
    headers: { 'idempotency-key': '8d0c5b1e-47f2-4a96-9c3d-e51b7a60f2d4' },
    body: {
      title: MENU.title,
      description: MENU.description,
      cuisine_type: 'Tradicionale',
      category: 'Dreka',
      price_range: '$$',
      default_currency: 'ALL',
      schedule: MENU.schedule,
      translations: MENU.translations,
      sections: [
        {
          title: section.title,
          schedule: section.schedule,
          translations: section.translations,
          items: [
            {
              name: dish.name,
              description: dish.description,
              price: 650,
              additional_prices: { EUR: 6.63 },
              portion: dish.portion,
              allergens: dish.allergens,
              diets: dish.diets,
              option_group_ids: DISH_GROUP_IDS,
              goes_with: ['trilece'],
              translations: dish.translations,
            },
          ],
        },
      ],
      items: [
        {
          ref: 'trilece',
          name: dessert.name,
          description: dessert.description,
          price: 250,
          schedule: dessert.schedule,
          translations: dessert.translations,
        },
      ],
      option_groups: GROUPS_REQUEST,
    },
    answer: MENU,
    failure: { code: 'plan_limit_reached', limit: { of: 'menus', count: 5 } },
  },
  read: {
    description:
      'Hidden sections and drafts are there only for the owner; for everybody else a draft is a menu that does not exist. Its texts are in the main language of its place; `lang` adds those in another one where there are any.',
    params: { id: MENU_ID },
    query: { lang: 'en' },
    answer: MENU,
    failure: { code: 'menu_not_found' },
  },
  edit: {
    description:
      'What is left out stays as it is; `isDeleted` removes a section or an item; an entry without an id is new. `pictures` are all of an item’s, in their order. A save that is based on an older version answers `version_conflict`, with the menu as it is now in `current`; the last save, sent again as it was, answers the menu. All of it is saved or nothing.',
    params: { id: MENU_ID },
    headers: { 'if-match': '"6"' },
    body: {
      title: MENU.title,
      sections: [
        {
          id: section.id,
          title: section.title,
          items: [
            {
              id: dish.id,
              name: dish.name,
              price: 650,
              available: true,
              portion: '400 g',
              translations: { it: { name: 'Agnello al forno con yogurt' } },
              pictures: [{ image_url: IMAGE_URL, focus: { x: 50, y: 30 } }, { image_url: OTHER_IMAGE_URL }],
            },
            { name: 'Speca të mbushur', description: 'Me oriz, mish të grirë dhe koper.', price: 420 },
          ],
        },
      ],
      items: [{ id: dessert.id, isDeleted: true }],
    },
    answer: {
      ...MENU,
      sections: [
        {
          ...section,
          items: [
            dish,
            {
              ...dessert,
              id: 'd2a94b60-7e15-4c8f-b03a-5f6e1d9c8472',
              name: 'Speca të mbushur',
              description: 'Me oriz, mish të grirë dhe koper.',
              price: 420,
              prices: [{ currency: 'ALL', price: 420, is_default: true }],
              section_id: section.id,
            },
          ],
        },
      ],
      items: [],
    },
    failure: { code: 'version_conflict', current: MENU },
  },
  setSoldOut: {
    description:
      '`for_today` ends at midnight in Tirane, `for_an_hour` an hour from now, `until_told` when the owner says `no`. The version of the menu moves only when `no` is said of an item that the menu itself calls unavailable. Saves of the menu leave it as it is, unless they change `available`.',
    params: { id: MENU_ID, itemId: DISH_ID },
    body: { span: 'for_today' },
    answer: { item: { ...dish, sold_out: { until: '2026-11-20T23:00:00.000Z' } }, version: 7 },
    failure: { code: 'menu_not_found' },
  },
  setOptionSoldOut: {
    description:
      'As for an item. Diners still see the option, as one that is not available; a group that needs it cannot be chosen from without another.',
    params: { id: MENU_ID, optionId: EXTRA_YOGHURT.id },
    body: { span: 'for_today' },
    answer: { option: { ...EXTRA_YOGHURT, sold_out: { until: '2026-11-20T23:00:00.000Z' } }, version: 7 },
    failure: { code: 'item_not_found' },
  },
  uploadImage: {
    description: ONE_PICTURE,
    params: { id: MENU_ID },
    body: { file: '(bytes of dreka.jpg)' },
    answer: { ...MENU, version: 8, image_url: IMAGE_URL, image: IMAGE },
    failure: { code: 'upload_invalid' },
  },
  uploadPicture: {
    description: `${ONE_PICTURE} A picture that no save names within a day goes again.`,
    body: { file: '(bytes of tave-kosi.jpg)' },
    answer: { image_url: IMAGE_URL, image: IMAGE },
    failure: { code: 'upload_invalid' },
  },
  remove: {
    params: { id: MENU_ID },
    failure: { code: 'menu_not_found' },
  },
};
