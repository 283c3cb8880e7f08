import type {
  Category,
  CuisineType,
  Declarations,
  PriceRange,
  Schedule,
  Week,
} from '@tavolina/shared-api/contract';

/** A name or title in English, and a description where there is one. */
export type InEnglish = readonly [name: string, description?: string];

/** One dish. `lek` is whole lek; `eur`, `usd` and `gbp` are cents and pence of the place's own prices. */
export interface DemoItem extends Declarations {
  name: string;
  /** Empty where the name says enough. */
  description: string;
  en?: InEnglish;
  lek: number;
  eur?: number;
  usd?: number;
  gbp?: number;
  soldOut?: true;
  /** It came to the menu lately (product.md §499). */
  isNew?: true;
  /** Names of dishes of its menu that it goes well with (product.md §500). */
  goesWith?: readonly string[];
  /** Names of the groups of choices it comes with (product.md §400). */
  choices?: readonly string[];
}

/** One thing to choose. `lek` is what it costs beside the dish. */
export interface DemoOption extends Declarations {
  name: string;
  lek: number;
  isDefault?: true;
  soldOut?: true;
  /** Names of the groups that come with it. */
  choices?: readonly string[];
}

/** A group of choices of a menu; what is left out is no limit. */
export interface DemoGroup {
  least?: number;
  most?: number;
  free?: number;
  options: readonly DemoOption[];
}

/** A menu: its sections by title, with `items` outside them. */
export interface DemoMenu {
  title: string;
  description: string;
  en?: InEnglish;
  cuisine: CuisineType;
  category: Category;
  priceRange: PriceRange;
  sections: Readonly<Record<string, readonly DemoItem[]>>;
  items?: readonly DemoItem[];
  /** Groups of choices by their names. */
  groups?: Readonly<Record<string, DemoGroup>>;
  /** Titles of sections that diners do not see. */
  hidden?: readonly string[];
  /** When it is served, and when its sections are, by their titles; left out: always (product.md §459). */
  schedule?: Schedule;
  served?: Readonly<Record<string, Schedule>>;
  draft?: true;
  /** Age; a menu that orders were placed from is older than they are. Left out: some age of its own. */
  daysOld?: number;
}

/** How a place came to what it pays: `ended` had a subscription once, `canceling` has one that will end. */
export type DemoPlan = 'free' | 'standard' | 'standard-year' | 'trial' | 'canceling' | 'ended';

/** How lively a place is: orders of the last two days, older ones, and the mean of its ratings. */
export type Liveliness = readonly [recent: number, older: number, rating: number];

/** A place as it is written down in a file of its own. */
export interface WrittenPlace {
  name: string;
  address: string;
  /** Where it stands, in decimal degrees (product.md §250). */
  location: readonly [latitude: number, longitude: number];
  description: string;
  /** When it is open. The demo owner's place always is, so that an order can be tried at any hour (product.md §531). */
  hours: Week;
  plan: DemoPlan;
  liveliness?: Liveliness;
  /** The account's e-mail, for the places whose owner can log in; the others' accounts have no password. */
  login?: string;
  menus: readonly DemoMenu[];
}

/** A place with its city. */
export interface DemoPlace extends WrittenPlace {
  city: string;
}
