import { LegalTextScreen } from './legal-text-screen.tsx';

/** What everyone agrees to who uses the product. */
export const TermsScreen = () => <LegalTextScreen name="terms" />;
