import { SettingsPanel } from '../features/account/settings-panel.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FirstRun } from '../features/first-run/first-run.tsx';
import { MenusPanel } from '../features/menus/menus-panel.tsx';
import { OrdersPanel } from '../features/orders/orders-panel.tsx';

/** The dashboard with what other parts of the console put into it. */
export const DashboardPage = () => (
  <DashboardScreen
    panels={{ orders: <OrdersPanel />, menu: <MenusPanel />, settings: <SettingsPanel /> }}
    lead={(otherwise) => <FirstRun otherwise={otherwise} />}
  />
);
