import type { RouteOf } from './call.ts';
import { healthCalls } from './health.ts';
import { integrationCalls } from './integrations.ts';
import { menuFileCalls } from './menus/menu-files.ts';
import { menuCalls } from './menus/menus.ts';
import { priceChangeCalls } from './menus/price-changes.ts';
import { stockCalls } from './menus/stock-calls.ts';
import { operatorCalls } from './operators/operators.ts';
import { supportViewCalls } from './operators/support-views.ts';
import { orderAnswerCalls } from './orders/order-answers.ts';
import { orderCalls } from './orders/orders.ts';
import { paymentCalls } from './payments.ts';
import { contactCalls } from './people/contact.ts';
import { identityCalls } from './people/identity.ts';
import { passwordCalls } from './people/passwords.ts';
import { pushCalls } from './people/push.ts';
import { securityCalls } from './people/security.ts';
import { availabilityCalls } from './places/availability.ts';
import { businessCalls } from './places/businesses.ts';
import { placeCalls } from './places/places.ts';
import { printerCalls } from './places/printers.ts';
import { profileCalls } from './places/profile.ts';
import { readyScreenCalls } from './places/ready-screen.ts';
import { reviewCalls } from './places/reviews.ts';
import { slotCalls } from './places/slots.ts';
import { subscriptionCalls } from './places/subscriptions.ts';
import { tableCalls } from './places/tables.ts';
import { platformCalls } from './releases/platform.ts';
import { discoveryCalls } from './search/discovery.ts';
import { webhookCalls } from './webhooks.ts';

/** Every call of the API, by area. */
export const calls = {
  identity: { ...identityCalls, ...profileCalls, ...passwordCalls },
  security: securityCalls,
  businesses: businessCalls,
  supportViews: supportViewCalls,
  availability: availabilityCalls,
  fulfilment: { ...slotCalls, ...tableCalls },
  readyScreen: readyScreenCalls,
  discovery: discoveryCalls,
  places: placeCalls,
  menus: menuCalls,
  stock: stockCalls,
  priceChanges: priceChangeCalls,
  menuFiles: menuFileCalls,
  orders: { ...orderCalls, ...orderAnswerCalls },
  reviews: reviewCalls,
  subscriptions: subscriptionCalls,
  payments: paymentCalls,
  push: pushCalls,
  integrations: integrationCalls,
  webhooks: webhookCalls,
  printers: printerCalls,
  contact: contactCalls,
  health: healthCalls,
  platform: platformCalls,
  operators: operatorCalls,
};

type Areas = typeof calls;
type AnyCall = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];

/** `METHOD /path` of every call, e.g. `'POST /orders'`. */
export type Route = RouteOf<AnyCall>;

/** The call behind a route's name. */
export type CallOf<R extends Route> = Extract<
  AnyCall,
  R extends `${infer M} ${infer P}` ? { method: M; path: P } : never
>;
