import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../texts/texts.ts';

/** What a plan limits the number of. */
export type Limited = 'menus' | 'items';

/** A plan limit, formatted for a sentence. */
export const formatLimit = (language: Language, of: Limited, count: number): string =>
  textsIn(language)(`limits.${of}`, { count });
