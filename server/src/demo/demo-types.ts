import type { Category, CuisineType } from '@tavolina/shared-api/contract';

/** One dish. `lek` is whole lek; `eur`, `usd` and `gbp` are cents and pence of the place's own prices. */
export type DemoItem = {
  name: string;
  description: string;
  lek: number;
  eur?: number;
  usd?: number;
  gbp?: number;
  soldOut?: true;
};

export type DemoSection = { title: string; hidden?: true; items: readonly DemoItem[] };

/** A menu; `items` stand outside its sections. */
export type DemoMenu = {
  title: string;
  description: string;
  cuisine: CuisineType;
  category: Category;
  priceRange: '$' | '$$' | '$$$' | '$$$$';
  draft?: true;
  sections: readonly DemoSection[];
  items?: readonly DemoItem[];
};

/** A place with its owner's account; without `login` nobody can log in. */
export type DemoBusiness = {
  name: string;
  email: string;
  login?: true;
  tier: 'basic' | 'standard';
  telephone: string;
  address: string;
  city: 'Tiranë' | 'Durrës' | 'Vlorë' | 'Shkodër' | 'Elbasan' | 'Korçë' | 'Fier';
  description: string;
  menus: readonly DemoMenu[];
};
