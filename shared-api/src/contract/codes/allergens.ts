/**
 * The allergens of annex II of the European Regulation 1169/2011, in its order (product.md §413). Their names are
 * `allergen.<code>` in the catalogues.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** What a place can declare of an allergen. One of which it declares nothing has no answer: that is never "free from". */
export const ALLERGEN_ANSWERS = ['contains', 'may_contain', 'free_from'] as const;

/** One of `ALLERGENS`. */
export type Allergen = (typeof ALLERGENS)[number];
/** One of `ALLERGEN_ANSWERS`. */
export type AllergenAnswer = (typeof ALLERGEN_ANSWERS)[number];
/** What is declared of allergens; those of which nothing is declared are absent. */
export type Allergens = Partial<Record<Allergen, AllergenAnswer>>;
