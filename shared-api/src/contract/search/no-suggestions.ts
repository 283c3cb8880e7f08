import type { Suggestions } from './search-answers.ts';

/** No suggestion of any kind. */
export const NO_SUGGESTIONS: Suggestions = { dishes: [], places: [], cuisines: [] };
