import { DISH } from './diner.ts';
import { ownMenu } from './owner-api.ts';

/** The request of an order that can be placed any number of times. */
export const orderRequest = async (url: string): Promise<object> => {
  const { owner_id, sections } = await ownMenu(url, 'Dreka');
  const dish = sections.flatMap(({ items }) => items).find(({ name }) => name === DISH);
  return {
    business_id: owner_id,
    items: [{ menu_item_id: dish?.id, quantity: 1 }],
    customer_name: 'Arta K.',
    customer_email: 'arta.k@shembull.al',
    customer_phone: '+355 69 000 0000',
    payment_method: 'pay_later',
  };
};

/** Places an order with a key; `from` is the diner's address as a proxy tells it. */
export const placeOrder = async (
  url: string,
  request: object,
  key: string,
  from: string,
): Promise<{ status: number; id: string }> => {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': from },
    body: JSON.stringify(request),
  });
  const { id } = (await answer.json()) as { id: string };
  return { status: answer.status, id };
};
