import uiEn from '@tavolina/shared-ui/locales/en.json';
import uiSq from '@tavolina/shared-ui/locales/sq.json';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';

/** A catalogue, or a group of it. */
export interface Texts {
  [key: string]: string | Texts;
}

const laidTogether = (own: Texts, others: Texts): Texts => ({
  ...others,
  ...Object.fromEntries(
    Object.entries(own).map(([key, text]) => {
      const other = others[key];
      const areGroups = typeof text === 'object' && typeof other === 'object';
      return [key, areGroups ? laidTogether(text, other) : text];
    }),
  ),
});

/** The texts of a part as its build has them, with those of this package, by language and namespace. */
export const partResources = (namespace: string, own: { sq: Texts; en: Texts }) => ({
  sq: { [namespace]: laidTogether(own.sq, sq), ui: uiSq },
  en: { [namespace]: laidTogether(own.en, en), ui: uiEn },
});
