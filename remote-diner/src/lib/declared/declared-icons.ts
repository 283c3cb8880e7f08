import type { Allergen, Diet } from '@tavolina/shared-api/contract';
import {
  BadgeCheck,
  Bean,
  Egg,
  Fish,
  Flower,
  Flower2,
  Grape,
  Leaf,
  LeafyGreen,
  type LucideIcon,
  Milk,
  MilkOff,
  MoonStar,
  Nut,
  Shell,
  Shrimp,
  Sprout,
  TreeDeciduous,
  Vegan,
  Wheat,
  WheatOff,
} from 'lucide-react';

/** What stands beside the name of an allergen. */
export const ALLERGEN_ICONS: Readonly<Record<Allergen, LucideIcon>> = {
  gluten: Wheat,
  crustaceans: Shrimp,
  eggs: Egg,
  fish: Fish,
  peanuts: Nut,
  soybeans: Bean,
  milk: Milk,
  nuts: TreeDeciduous,
  celery: LeafyGreen,
  mustard: Flower,
  sesame: Sprout,
  sulphites: Grape,
  lupin: Flower2,
  molluscs: Shell,
};

/** What stands beside the name of a diet. */
export const DIET_ICONS: Readonly<Record<Diet, LucideIcon>> = {
  vegan: Vegan,
  vegetarian: Leaf,
  halal: MoonStar,
  kosher: BadgeCheck,
  gluten_free: WheatOff,
  lactose_free: MilkOff,
};
