import { type CardHolder, cardHolder } from '../test/card-holder.ts';
import { testServer } from '../test/test-server.ts';
import { TEST_CARDS } from './test-card-numbers.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
});

test.each([...TEST_CARDS])('%s is taken as it is typed: %p', async (number, { brand }) => {
  const answer = await holder.ask('POST', 'payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': brand === 'amex' ? '1234' : '123',
  });
  expect(answer).toMatchObject({ status: 200, body: { card: { brand, last4: number.slice(-4) } } });
});

// product.md §158
test('a number between those of two countries is no test card', async () => {
  const answer = await holder.ask('POST', 'payment_methods', {
    type: 'card',
    'card[number]': '4000003300000003',
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  });
  expect(answer.status).toBe(402);
});
