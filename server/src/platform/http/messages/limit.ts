import type { Language } from '@tavolina/shared-api/contract';
import { fillCount, messagesIn } from './messages.ts';

/** Something a plan allows a number of. */
export type Limited = 'menus' | 'items';

const ONE = { menus: 'menu', items: 'item' } as const;

/** How much a plan allows, as it stands in a sentence. */
export const limitIn = (language: Language, of: Limited, count: number): string => {
  const { limits } = messagesIn(language);
  return fillCount(language, count, limits[ONE[of]], limits[of]);
};
