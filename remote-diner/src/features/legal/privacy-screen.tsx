import { LegalPage, type LegalTexts } from './legal-page.tsx';

const TEXTS: LegalTexts = {
  sq: () => import('../../../locales/legal/privacy.sq.json'),
  en: () => import('../../../locales/legal/privacy.en.json'),
};

/** Which data are kept, why and how long. */
export const PrivacyScreen = () => <LegalPage name="privacy" texts={TEXTS} />;
