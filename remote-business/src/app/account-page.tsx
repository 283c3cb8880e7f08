import { AccountScreen } from '../features/account/account-screen.tsx';
import { IntegrationsPanel } from '../features/integrations/integrations-panel.tsx';

/** The account with the tills and printers of its place. */
export const AccountPage = () => <AccountScreen integrations={<IntegrationsPanel />} />;
