import { DAY_MS } from '../../platform/clock/clock.ts';
import { eventually } from '../../test/eventually.ts';
import { type ReceivedMail, testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { deleteMessagesJob } from './contact-upkeep.ts';

const mail = testMailServer({ CONTACT_EMAIL: 'ekipi@tavolina.test' });
const server = testServer(mail.env);

const message = {
  full_name: 'Arta Kola',
  email: 'arta.kola@shembull.al',
  subject: 'Si ta ndryshoj menunë?',
  message: 'Përshëndetje,\nsi ta ndryshoj menunë?',
};

beforeEach(() => server.database.query('DELETE FROM rate_limits'));

const sendMessage = (change: object = {}, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/contact/message', { body: { ...message, ...change }, headers });

const withSubject = (subject: string) => (letter: ReceivedMail) => letter.subject?.includes(subject) === true;

test('a message reaches the team, and an answer reaches who wrote', async () => {
  const { status, body } = await sendMessage();
  expect([status, body]).toEqual([202, undefined]);
  const letter = await mail.next(withSubject(message.subject));
  expect(letter.recipients).toEqual(['ekipi@tavolina.test']);
  expect(letter.replyTo).toEqual([{ name: message.full_name, address: message.email }]);
  expect(letter.from?.address).toBe('porosi@tavolina.test');
  expect(letter.text).toContain('> si ta ndryshoj menunë?');
});

test.each([
  ['full_name', 'Shkruaje në një rresht.', { full_name: 'Arta\r\nBcc: besa@shembull.al' }],
  ['subject', 'Shkruaje në një rresht.', { subject: 'Pyetje\nBcc: besa@shembull.al' }],
  ['email', 'Shkruaje e-mailin të plotë, p.sh. emri@shembull.al.', { email: 'arta@a.al\r\nBcc: besa@b.al' }],
  ['email', 'Shkruaje e-mailin të plotë, p.sh. emri@shembull.al.', { email: 'arta@a.al,besa@b.al' }],
  ['message', 'Plotësoje këtë fushë.', { message: '  ' }],
])('%s is refused: %s', async (field, sentence, change) => {
  const refused = await sendMessage(change);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field, message: sentence }] } });
});

test('the refusal is in the caller’s language', async () => {
  const refused = await sendMessage({ subject: 'a\nb' }, { 'accept-language': 'en' });
  expect(refused.body).toMatchObject({ errors: [{ field: 'subject', message: 'Write it on one line.' }] });
});

test('other separators of lines become spaces in the header, and the text stays text', async () => {
  await sendMessage({
    subject: 'Rreshti i parë\u2028Bcc: besa@shembull.al',
    message: '<script>alert(1)</script>',
  });
  const letter = await mail.next(withSubject('Rreshti i parë'));
  expect(letter.subject).toContain('Rreshti i parë Bcc: besa@shembull.al');
  expect(letter.recipients).toHaveLength(1);
  expect(letter.bcc ?? []).toHaveLength(0);
  expect(letter.html).toContain('&lt;script&gt;');
  expect(letter.html).not.toContain('<script');
});

// product.md §44
test('five messages an hour are enough for one address', async () => {
  for (let count = 0; count < 5; count += 1) expect((await sendMessage()).status).toBe(202);
  const refused = await sendMessage();
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
});

test('with the slash too', async () => {
  expect((await send(server, 'POST', '/contact/message/', { body: message })).status).toBe(202);
});

// product.md §44
test('a message is forgotten after 90 days, not before', async () => {
  const count = async () =>
    (await server.database.query('SELECT FROM contact_messages WHERE subject = $1', ['E vjetër'])).rowCount;
  const forget = () => server.jobs.send(server.database, deleteMessagesJob, {});
  const isForgotten = async () =>
    (
      await server.database.query(`SELECT FROM pgboss.job WHERE name = $1 AND state = 'completed'`, [
        deleteMessagesJob.name,
      ])
    ).rowCount;
  await sendMessage({ subject: 'E vjetër' });
  server.advance(89 * DAY_MS);
  await forget();
  await eventually(async () => expect(await isForgotten()).toBe(1));
  expect(await count()).toBe(1);
  server.advance(2 * DAY_MS);
  await forget();
  await eventually(async () => expect(await count()).toBe(0));
});
