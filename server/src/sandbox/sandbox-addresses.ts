import qs from 'qs';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { invoiceRoutes } from './invoice-payment.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { priceRoutes } from './prices.ts';
import { refundRoutes } from './refunds.ts';
import { invalid, Refusal, type Route } from './sandbox-types.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const ROUTES: readonly Route[] = [
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...customerRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
];

const matchPath = (pattern: string, path: string): string | undefined => {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const isMatch = wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
  return isMatch ? (parts[wanted.findIndex((part) => part.startsWith(':'))] ?? '') : undefined;
};

/** The address that a request is for, and the id in it. */
export const findRoute = (method: string, path: string): { route: Route; id: string } => {
  for (const route of ROUTES) {
    const id = route.method === method ? matchPath(route.path, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
};

/** PostgreSQL cannot keep a NUL; in a form it comes encoded or as it is. */
const NUL = /%00|\0/;

/** The parameters of a request; any that the address does not take are refused. */
export const readParams = (route: Route, text: string): unknown => {
  if (NUL.test(text)) throw invalid('Invalid string: a NUL cannot be kept.');
  const result = route.params.safeParse(qs.parse(text, { depth: 10, arrayLimit: 200 }));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(`${issue?.path.join('.')}: ${issue?.message}`, { param: issue?.path.join('.') ?? '' });
};
