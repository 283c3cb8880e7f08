import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken } from '../releases/teams/team-tokens.ts';

const mail = testMailServer();
const server = testServer(mail.env);
let owner: TestOwner;
let token: string;

beforeAll(async () => {
  token = await createToken(server.database, { name: 'Drita', part: null });
});
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

const decide = async (path: string, body: object): Promise<void> => {
  const { status } = await send(server, 'PUT', `/platform/${path}/decision`, { token, body });
  expect(status).toBe(200);
};
const TAKE_DOWN = { decision: 'take_down', reason: 'Çmimet janë mashtrim' };
const PUT_BACK = { decision: 'put_back' };

type Letter = (typeof mail.received)[number];
/** The owner's next mail whose subject has a text. */
const letterWith = (text: string): Promise<Letter> =>
  mail.next(({ recipients, subject = '' }) => recipients[0] === owner.email && subject.includes(text));
const lettersWith = (text: string): Letter[] =>
  mail.received.filter(
    ({ recipients, subject = '' }) => recipients[0] === owner.email && subject.includes(text),
  );

/** A review that its place reported, by the number of its order. */
const reportedReview = async (): Promise<string> => {
  const menu = await createMenu(server, owner);
  const order = orderBody(menu);
  const { id } = (await send(server, 'POST', '/orders', { body: order })).body as { id: string };
  const as = { token: owner.accessToken };
  await send(server, 'PATCH', `/orders/business/${id}`, { ...as, body: { status: 'completed' } });
  const review = { email: order.customer_email, rating: 1, comment: 'Një fyerje' };
  await send(server, 'POST', `/orders/customer/${id}/review`, { body: review });
  await send(server, 'PUT', `/reviews/business/${id}/report`, { ...as, body: { reason: 'Fyen' } });
  return id;
};

// product.md §588
test('tells of a menu that was taken down, why, and of its return, each once', async () => {
  const { id, title } = await createMenu(server, owner);
  await decide(`menus/${id}`, TAKE_DOWN);
  const { text } = await letterWith(`hoqi menunë “${title}”`);
  expect(text).toContain('Arsyeja: “Çmimet janë mashtrim”.');
  expect(text).toContain('https://tavolina.example/contact');
  await decide(`menus/${id}`, TAKE_DOWN);
  await decide(`menus/${id}`, PUT_BACK);
  expect((await letterWith(`menuja “${title}” u kthye`)).text).toContain(
    `https://tavolina.example/menus?place=${owner.id}`,
  );
  expect(lettersWith('hoqi menunë')).toHaveLength(1);
});

// product.md §588
test('tells each owner in their language that the place was taken down, and that it is back', async () => {
  await server.database.query(
    `UPDATE users SET language = 'en' WHERE id IN (SELECT user_id FROM memberships WHERE business_id = $1)`,
    [owner.id],
  );
  const partner = await createOwner(server);
  await server.database.query(
    `INSERT INTO memberships (user_id, business_id, role)
     SELECT user_id, $1, 'owner' FROM memberships WHERE business_id = $2`,
    [owner.id, partner.id],
  );
  await decide(`places/${owner.id}`, TAKE_DOWN);
  const { text } = await letterWith('Tavolina took your place down');
  expect(text).toContain('The reason: “Çmimet janë mashtrim”.');
  await mail.next(
    ({ recipients, subject = '' }) =>
      recipients[0] === partner.email && subject.includes('Tavolina e hoqi lokalin tënd'),
  );
  await decide(`places/${owner.id}`, PUT_BACK);
  await letterWith('is back on Tavolina');
});

// product.md §588
test('tells a place what became of the reviews that it reported', async () => {
  const id = await reportedReview();
  await decide(`reviews/${id}`, { decision: 'hide', reason: 'Fyerje' });
  expect((await letterWith(`vlerësimi i porosisë ${id} u fsheh`)).text).toContain('Arsyeja: “Fyerje”.');
  await decide(`reviews/${id}`, { decision: 'let_stand' });
  expect((await letterWith(`vlerësimi i porosisë ${id} mbetet`)).text).toContain(
    `https://tavolina.example/business/reviews?place=${owner.id}`,
  );
});
