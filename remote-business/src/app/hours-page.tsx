import { HoursScreen } from '../features/hours/hours-screen.tsx';
import { OrderSettingsPanel } from '../features/order-settings/order-settings-panel.tsx';
import { ReadyScreenSection } from '../features/ready-screen/ready-screen-section.tsx';

/** The page of opening hours and order settings. */
export const HoursPage = () => (
  <HoursScreen
    orderSettings={
      <OrderSettingsPanel>
        <ReadyScreenSection />
      </OrderSettingsPanel>
    }
  />
);
