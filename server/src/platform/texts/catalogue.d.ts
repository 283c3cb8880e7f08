import 'i18next';
import type sq from '../../../locales/sq.json';

declare module 'i18next' {
  /** Keys of the catalogues, so that a text which does not exist does not compile. */
  interface CustomTypeOptions {
    resources: { translation: typeof sq };
  }
}
