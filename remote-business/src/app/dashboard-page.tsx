import { useQuery } from '@tavolina/shared-api/runtime';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FirstRun } from '../features/first-run/first-run.tsx';
import { MenusPanel } from '../features/menus/menus-panel.tsx';
import { OrdersPanel } from '../features/orders/orders-panel.tsx';
import { LazyPart, lazyCode } from '../lib/pages/lazy-part.tsx';

// With the account, which has the same forms.
const settingsCode = lazyCode(
  'settings',
  () => import(/* webpackChunkName: 'account' */ '../features/account/settings-panel.tsx'),
);

/** The settings and their forms, which only who opens them needs. */
const Settings = () => (
  <LazyPart query={useQuery(settingsCode)} height="520px">
    {({ SettingsPanel }) => <SettingsPanel />}
  </LazyPart>
);

/** The dashboard with what other parts of the console put into it. */
export const DashboardPage = () => (
  <DashboardScreen
    panels={{ orders: <OrdersPanel />, menu: <MenusPanel />, settings: <Settings /> }}
    lead={(upgrade) => <FirstRun upgrade={upgrade} />}
  />
);
