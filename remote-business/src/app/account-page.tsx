import { useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { LazyPart, lazyCode } from '../lib/pages/lazy-part.tsx';

const panelCode = lazyCode(
  'integrations',
  () => import(/* webpackChunkName: 'account-later' */ '../features/integrations/integrations-panel.tsx'),
);

const Integrations = () => (
  <LazyPart query={useQuery(panelCode)} height="640px">
    {({ IntegrationsPanel }) => <IntegrationsPanel />}
  </LazyPart>
);

/** The account with the tills and printers of its place, whose code comes behind the rest: few places connect any. */
export const AccountPage = () => {
  const client = useQueryClient();
  useEffect(() => void client.prefetchQuery(panelCode), [client]);
  return <AccountScreen integrations={<Integrations />} />;
};
