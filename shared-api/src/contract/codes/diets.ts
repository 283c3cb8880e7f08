import type { Allergen } from './allergens.ts';
import { codesOf } from './codes-of.ts';

/** Facts of a diet. Its name is `diet.<code>` in the catalogues. */
interface DietFacts {
  /** Its name among schema.org's RestrictedDiet, where it has one there. */
  schemaOrg?: `${'Vegan' | 'Vegetarian' | 'Halal' | 'Kosher' | 'GlutenFree'}Diet`;
  /** Allergens that nothing suitable contains (product.md §414). */
  excludes: readonly Allergen[];
  /** Whether nothing suitable may contain traces of them either. */
  excludesTraces?: true;
  /** Diets that whatever suits this one suits as well. */
  includes?: readonly string[];
}

const TABLE = {
  vegan: {
    schemaOrg: 'VeganDiet',
    excludes: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
    includes: ['vegetarian'],
  },
  vegetarian: { schemaOrg: 'VegetarianDiet', excludes: ['crustaceans', 'fish', 'molluscs'] },
  halal: { schemaOrg: 'HalalDiet', excludes: [] },
  kosher: { schemaOrg: 'KosherDiet', excludes: ['crustaceans', 'molluscs'] },
  gluten_free: { schemaOrg: 'GlutenFreeDiet', excludes: ['gluten'], excludesTraces: true },
  // schema.org has a diet low in lactose, which is less than none.
  lactose_free: { excludes: ['milk'], excludesTraces: true },
} as const satisfies Record<string, DietFacts>;

/** A way to eat that a place can declare a dish suitable for (product.md §413). */
export type Diet = keyof typeof TABLE;

/** All diets. */
export const DIETS = codesOf(TABLE);

/** What a place can declare of a diet; nothing declared is neither. */
export const DIET_ANSWERS = ['suitable', 'not_suitable'] as const;
/** One of `DIET_ANSWERS`. */
export type DietAnswer = (typeof DIET_ANSWERS)[number];
/** What is declared of diets; those of which nothing is declared are absent. */
export type Diets = Partial<Record<Diet, DietAnswer>>;

/** Facts of each diet. */
export const DIET_FACTS: Readonly<
  Record<Diet, Omit<DietFacts, 'includes'> & { includes?: readonly Diet[] }>
> = TABLE;
