import type { ContentLanguage } from '@tavolina/shared-api/contract';
import { useWish } from './reading-store.ts';

/** Says the language of a text where it is another one than that of the page, for those who listen to it (product.md §509). */
export const useLangOf = (): ((language: ContentLanguage | undefined) => ContentLanguage | undefined) => {
  const { page } = useWish();
  return (language) => (language === page ? undefined : language);
};
