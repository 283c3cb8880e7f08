import { useCarts } from '../lib/cart/cart-store.ts';
import { useRecentOrders } from '../lib/cart/recent-orders-store.ts';
import { useNear } from '../lib/near/near-store.ts';
import { useChosenCurrency } from '../lib/pricing/currency-store.ts';
import { useReadingChoice } from '../lib/reading/reading-store.ts';
import { useWays } from '../lib/way/way-store.ts';
import { stubMotion, stubReading } from './browser.ts';

// Before every test, also of files that run in one group and share these stores.
beforeEach(() => {
  stubMotion(true);
  stubReading();
  useCarts.setState(useCarts.getInitialState(), true);
  useRecentOrders.setState(useRecentOrders.getInitialState(), true);
  useChosenCurrency.setState(useChosenCurrency.getInitialState(), true);
  useWays.setState(useWays.getInitialState(), true);
  useNear.setState(useNear.getInitialState(), true);
  useReadingChoice.setState(useReadingChoice.getInitialState(), true);
  sessionStorage.clear();
  localStorage.clear();
});
