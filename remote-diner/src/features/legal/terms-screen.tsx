import { LegalTextScreen, type LegalTexts } from './legal-text-screen.tsx';

const TEXTS: LegalTexts = {
  sq: () => import('../../../locales/legal/terms.sq.json'),
  en: () => import('../../../locales/legal/terms.en.json'),
};

/** What everyone agrees to who uses the product. */
export const TermsScreen = () => <LegalTextScreen name="terms" texts={TEXTS} />;
