import { availabilityCalls } from './availability.ts';
import { businessCalls } from './businesses.ts';
import type { RouteOf } from './call.ts';
import { contactCalls } from './contact.ts';
import { discoveryCalls } from './discovery.ts';
import { healthCalls } from './health.ts';
import { identityCalls } from './identity.ts';
import { integrationCalls } from './integrations.ts';
import { menuFileCalls } from './menu-files.ts';
import { menuCalls } from './menus.ts';
import { operatorCalls } from './operators.ts';
import { orderAnswerCalls } from './order-answers.ts';
import { orderCalls } from './orders.ts';
import { passwordCalls } from './passwords.ts';
import { paymentCalls } from './payments.ts';
import { placeCalls } from './places.ts';
import { platformCalls } from './platform.ts';
import { priceChangeCalls } from './price-changes.ts';
import { printerCalls } from './printers.ts';
import { profileCalls } from './profile.ts';
import { pushCalls } from './push.ts';
import { readyScreenCalls } from './ready-screen.ts';
import { reviewCalls } from './reviews.ts';
import { securityCalls } from './security.ts';
import { slotCalls } from './slots.ts';
import { stockCalls } from './stock-calls.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { supportViewCalls } from './support-views.ts';
import { tableCalls } from './tables.ts';
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
