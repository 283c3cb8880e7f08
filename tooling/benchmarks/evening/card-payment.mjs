import { sendUntilAnswered } from './network.mjs';

/** Test cards: one that works, and one that the bank refuses. */
const WORKS = '4242424242424242';
const DECLINED = '4000000000000002';
/** Of a hundred guests who pay by card, how many are refused with their first one, and how many leave without paying. */
const REFUSED_FIRST = 15;
const LEAVING = 5;

/** The cards that a guest tries in turn. */
const cardsOfGuest = () => {
  const chance = Math.random() * 100;
  if (chance < LEAVING) return [];
  return chance < LEAVING + REFUSED_FIRST ? [DECLINED, WORKS] : [WORKS];
};

/** @param {import('./guests.mjs').Shop} shop @param {string} path @param {Record<string, string>} form */
const askBank = ({ api, cardKey }, path, form) =>
  sendUntilAnswered(`${new URL(api).origin}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cardKey}` },
    body: new URLSearchParams(form),
  });

/**
 * Pays an order as the page of a guest does. A lost answer is asked for again, and says then that the payment is over.
 * @param {import('./guests.mjs').Shop} shop @param {string} secret of the payment
 * @returns {Promise<boolean>} whether the guest read that it is paid
 */
export const payByCard = async (shop, secret) => {
  const [payment] = secret.split('_secret_');
  for (const number of cardsOfGuest()) {
    const card = await askBank(shop, 'payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2034',
      'card[cvc]': '123',
    });
    const form = { client_secret: secret, payment_method: card.body.id ?? '' };
    const { body } = await askBank(shop, `payment_intents/${payment}/confirm`, form);
    const { status } = body.error?.payment_intent ?? body;
    if (status === 'succeeded') return true;
  }
  return false;
};
