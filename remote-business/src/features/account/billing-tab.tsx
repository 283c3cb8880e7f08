import { BillingSection } from './billing-section.tsx';
import { LedgerSection } from './ledger-section.tsx';

/** What the place paid for its plan, and what diners paid by card. */
export const BillingTab = () => (
  <>
    <BillingSection />
    <LedgerSection />
  </>
);
