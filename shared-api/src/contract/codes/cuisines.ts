import { codesOf } from './codes-of.ts';

/** Facts of a cuisine: the pictures of its covers, as names separated by spaces. */
interface CuisineFacts {
  cloths: string;
  weaves: string;
  /** The best-known dishes first. */
  dishes: string;
  /** Objects beside the plate. */
  props: string;
}

/** Codes are stored and sent as written here. Their names are `cuisine_type.<code>` in the catalogues. */
const TABLE = {
  Tradicionale: {
    cloths: 'tomato clay saffron',
    weaves: 'gingham kilim stripe',
    dishes: 'tave byrek qofte shallow-pan-of-food',
    props: 'tomato hot-pepper garlic olive onion',
  },
  Italiane: {
    cloths: 'tomato olive saffron',
    weaves: 'gingham stripe tile',
    dishes: 'pizza spaghetti pastico',
    props: 'tomato garlic olive cheese-wedge herb',
  },
  Kineze: {
    cloths: 'tomato mint saffron',
    weaves: 'scales tile dots',
    dishes: 'steaming-bowl dumpling cooked-rice',
    props: 'hot-pepper garlic leafy-green',
  },
  Japoneze: {
    cloths: 'rose sea dusk',
    weaves: 'scales dots stripe',
    dishes: 'sushi rice-ball bento-box',
    props: 'lemon cucumber fish-cake-with-swirl',
  },
  Meksikane: {
    cloths: 'saffron rose mint',
    weaves: 'kilim stripe tile',
    dishes: 'taco burrito',
    props: 'hot-pepper lemon avocado ear-of-corn',
  },
  'Fast Food': {
    cloths: 'saffron tomato sea',
    weaves: 'dots stripe gingham',
    dishes: 'hamburger french-fries hot-dog stuffed-flatbread',
    props: 'tomato onion cucumber cup-with-straw',
  },
  Vegjetariane: {
    cloths: 'olive mint saffron',
    weaves: 'tile dots gingham',
    dishes: 'green-salad stuffed-flatbread',
    props: 'carrot cucumber tomato avocado lemon',
  },
  Peshk: {
    cloths: 'sea dusk mint',
    weaves: 'scales stripe tile',
    dishes: 'peshk fried-shrimp shrimp',
    props: 'lemon olive tomato herb',
  },
  BBQ: {
    cloths: 'clay tomato olive',
    weaves: 'kilim gingham stripe',
    dishes: 'qofte meat-on-bone poultry-leg',
    props: 'hot-pepper onion tomato bell-pepper',
  },
  Franceze: {
    cloths: 'dusk rose saffron',
    weaves: 'stripe dots gingham',
    dishes: 'croissant baguette-bread shortcake',
    props: 'cherries strawberry butter grapes',
  },
  Greke: {
    cloths: 'sea dusk olive',
    weaves: 'tile stripe gingham',
    dishes: 'stuffed-flatbread green-salad pastico',
    props: 'olive lemon tomato cucumber',
  },
} as const satisfies Record<string, CuisineFacts>;

/** The cuisine of a menu. */
export type CuisineType = keyof typeof TABLE;

/** All cuisines. */
export const CUISINE_TYPES = codesOf(TABLE);

/** Facts of each cuisine. */
export const CUISINE_FACTS: Readonly<Record<CuisineType, CuisineFacts>> = TABLE;
