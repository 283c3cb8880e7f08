import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../texts/texts.ts';

/** Something a plan allows a number of. */
export type Limited = 'menus' | 'items';

/** How much a plan allows, as it stands in a sentence. */
export const limitIn = (language: Language, of: Limited, count: number): string =>
  textsIn(language)(`limits.${of}`, { count });
