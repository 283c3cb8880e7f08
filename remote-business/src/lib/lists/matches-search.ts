import { foldText } from '@tavolina/shared-api/contract';

/** Whether one of the texts has what is searched for, without regard to letter case and diacritics; nothing is in all. */
export const matchesSearch = (search: string, ...texts: string[]): boolean => {
  const wanted = foldText(search).trim();
  return texts.some((text) => foldText(text).includes(wanted));
};
