import { LegalTextScreen, type LegalTexts } from './legal-text-screen.tsx';

const TEXTS: LegalTexts = {
  sq: () => import('../../../locales/legal/privacy.sq.json'),
  en: () => import('../../../locales/legal/privacy.en.json'),
};

/** Which data are kept, why and how long. */
export const PrivacyScreen = () => <LegalTextScreen name="privacy" texts={TEXTS} />;
