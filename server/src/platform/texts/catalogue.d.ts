import 'i18next';
import type sq from '../../../locales/sq.json';

declare module 'i18next' {
  /** Keys of the catalogues, so that an unknown key is a compile error. */
  interface CustomTypeOptions {
    resources: { translation: typeof sq };
  }
}
