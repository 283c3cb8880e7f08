import { type CallDefinition, calls } from '@tavolina/shared-api/contract';
import type { Area, AreaExamples, CallExample } from './call-example.ts';
import { availabilityExamples } from './examples/availability-examples.ts';
import { businessesExamples } from './examples/businesses-examples.ts';
import { contactExamples } from './examples/contact-examples.ts';
import { discoveryExamples } from './examples/discovery-examples.ts';
import { fulfilmentExamples } from './examples/fulfilment-examples.ts';
import { healthExamples } from './examples/health-examples.ts';
import { identityExamples } from './examples/identity-examples.ts';
import { integrationsExamples } from './examples/integrations-examples.ts';
import { menuFilesExamples } from './examples/menu-files-examples.ts';
import { menusExamples } from './examples/menus-examples.ts';
import { operatorsExamples } from './examples/operators-examples.ts';
import { ordersExamples } from './examples/orders-examples.ts';
import { paymentsExamples } from './examples/payments-examples.ts';
import { placesExamples } from './examples/places-examples.ts';
import { platformExamples } from './examples/platform-examples.ts';
import { priceChangesExamples } from './examples/price-changes-examples.ts';
import { printersExamples } from './examples/printers-examples.ts';
import { pushExamples } from './examples/push-examples.ts';
import { readyScreenExamples } from './examples/ready-screen-examples.ts';
import { reviewsExamples } from './examples/reviews-examples.ts';
import { securityExamples } from './examples/security-examples.ts';
import { stockExamples } from './examples/stock-examples.ts';
import { subscriptionsExamples } from './examples/subscriptions-examples.ts';
import { supportViewsExamples } from './examples/support-views-examples.ts';
import { webhooksExamples } from './examples/webhooks-examples.ts';

/** An example as the document reads it. Each part is optional, because not every call has every part. */
export interface Example extends Pick<CallExample<CallDefinition>, 'failure' | 'description'> {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/** A call with its names and its example. */
export interface DescribedCall {
  readonly call: CallDefinition;
  readonly area: string;
  readonly name: string;
  readonly example: Example;
}

const EXAMPLES: { readonly [A in Area]: AreaExamples<A> } = {
  availability: availabilityExamples,
  businesses: businessesExamples,
  supportViews: supportViewsExamples,
  contact: contactExamples,
  discovery: discoveryExamples,
  fulfilment: fulfilmentExamples,
  readyScreen: readyScreenExamples,
  places: placesExamples,
  health: healthExamples,
  integrations: integrationsExamples,
  webhooks: webhooksExamples,
  printers: printersExamples,
  reviews: reviewsExamples,
  identity: identityExamples,
  menus: menusExamples,
  stock: stockExamples,
  priceChanges: priceChangesExamples,
  menuFiles: menuFilesExamples,
  orders: ordersExamples,
  payments: paymentsExamples,
  push: pushExamples,
  security: securityExamples,
  platform: platformExamples,
  operators: operatorsExamples,
  subscriptions: subscriptionsExamples,
};

/** Every call of the contract with its example. */
export const DESCRIBED_CALLS: readonly DescribedCall[] = Object.entries(calls).flatMap(([area, group]) => {
  const examples: Readonly<Record<string, Example>> = EXAMPLES[area as Area];
  return Object.entries<CallDefinition>(group).map(([name, call]) => {
    const example = examples[name];
    if (!example) throw new Error(`${area}.${name} has no example`);
    return { call, area, name, example };
  });
});
