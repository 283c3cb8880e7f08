import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** Test cards by what they do. */
export const CARDS = {
  works: '4242424242424242',
  declined: '4000000000000002',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  insufficient: '4000000000009995',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
  refundFails: '4000000000005126',
  refundLate: '4000000000007726',
  disputed: '4000000000000259',
  asksAlways: '4000002760003184',
  real: '4556737586899855',
} as const;

/** Does at the sandbox what the card form in a browser does. */
export interface CardHolder {
  /** Sends one request with the publishable key. */
  ask: (method: 'GET' | 'POST', path: string, form?: Record<string, string>) => Promise<Received>;
  /** Hands a card over; answers its name. */
  enterCard: (number: string) => Promise<string>;
  /** Confirms a payment or the keeping of a card, by its secret. */
  confirm: (secret: string, paymentMethod?: string) => Promise<Received>;
  /** Answers the bank's question. */
  authenticate: (secret: string, outcome: 'succeed' | 'fail') => Promise<Received>;
}

const pathOf = (secret: string): string => {
  const [id = ''] = secret.split('_secret_');
  return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
};

/** A diner or owner with a browser. */
export const cardHolder = async (server: TestServer): Promise<CardHolder> => {
  const { body } = await send(server, 'GET', '/payments/config');
  const key = (body as PaymentConfig).publishable_key;
  const sandbox = { api: `${new URL(server.api).origin}/sandbox/stripe/v1` };
  const ask: CardHolder['ask'] = (method, path, form) =>
    send(sandbox, method, `/${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(form && { form }),
    });
  return {
    ask,
    async enterCard(number) {
      const answer = await ask('POST', 'payment_methods', {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2034',
        'card[cvc]': '123',
        'billing_details[name]': 'Arta K.',
      });
      if (answer.status !== 200) throw new Error(`the card was answered ${JSON.stringify(answer.body)}`);
      return (answer.body as { id: string }).id;
    },
    confirm: (secret, paymentMethod) =>
      ask('POST', `${pathOf(secret)}/confirm`, {
        client_secret: secret,
        ...(paymentMethod && { payment_method: paymentMethod }),
      }),
    authenticate: (secret, outcome) =>
      ask('POST', `${pathOf(secret)}/authenticate`, { client_secret: secret, outcome }),
  };
};
