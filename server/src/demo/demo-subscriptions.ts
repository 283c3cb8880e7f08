import type { NewSubscription } from '../modules/subscriptions/subscriptions-service.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import type { DemoPlan } from './demo-types.ts';

/** The subscription a demo plan stands for, with its days counted from a moment; none for a place that never had one. */
export const demoSubscription = (plan: DemoPlan, now: number): NewSubscription | undefined => {
  const monthly = (from: number, change: Partial<NewSubscription> = {}): NewSubscription => ({
    planId: 'standard-month',
    status: 'active',
    cancelAtPeriodEnd: false,
    start: new Date(now - from * DAY_MS),
    end: new Date(now + (30 - from) * DAY_MS),
    ...change,
  });
  switch (plan) {
    case 'free':
      return undefined;
    case 'standard':
      return monthly(12);
    case 'standard-year':
      return monthly(100, { planId: 'standard-year', end: new Date(now + 265 * DAY_MS) });
    case 'trial':
      return monthly(5, { status: 'trialing', end: new Date(now + 9 * DAY_MS) });
    case 'canceling':
      return monthly(21, { cancelAtPeriodEnd: true });
    case 'ended':
      return monthly(50, { status: 'canceled' });
  }
};
