import { LegalPage, type LegalTexts } from './legal-page.tsx';

const TEXTS: LegalTexts = {
  sq: () => import('../../../locales/legal/terms.sq.json'),
  en: () => import('../../../locales/legal/terms.en.json'),
};

/** What everyone agrees to who uses the product. */
export const TermsScreen = () => <LegalPage name="terms" texts={TEXTS} />;
