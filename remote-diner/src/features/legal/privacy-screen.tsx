import { LegalTextScreen } from './legal-text-screen.tsx';

/** Which data are kept, why and how long. */
export const PrivacyScreen = () => <LegalTextScreen name="privacy" />;
