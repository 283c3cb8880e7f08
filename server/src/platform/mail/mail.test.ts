import { checkMail, type Mail, MailRefused } from './mail.ts';
import { messageIdOf, toMessage } from './message.ts';

const sender = { name: 'Tavolina', address: 'porosi@tavolina.test' };
const mail: Mail = {
  id: 'order-placed-K7MQ-4XTD',
  to: 'arta@shembull.al',
  subject: 'Porosia u regjistrua',
  html: '<p>Porosia</p>',
  text: 'Porosia',
};

test('a mail to one person with headers of one line passes', () => {
  expect(() => checkMail(mail)).not.toThrow();
  expect(() =>
    checkMail({ ...mail, replyTo: { name: 'Arta, K.', address: 'arta@shembull.al' } }),
  ).not.toThrow();
});

test.each([
  ['a second recipient', { to: 'arta@shembull.al, besa@shembull.al' }],
  ['a hidden recipient', { to: 'arta@shembull.al\r\nBcc: besa@shembull.al' }],
  ['a recipient with a name', { to: 'Arta <arta@shembull.al>' }],
  ['no recipient', { to: '' }],
  ['a line break in the subject', { subject: 'Porosia\r\nBcc: besa@shembull.al' }],
  ['a bare line feed in the subject', { subject: 'Porosia\nBcc: besa@shembull.al' }],
  ['a line break in the id', { id: 'a\nb' }],
  ['a line break in a name', { replyTo: { name: 'A\r\nBcc: x@y.al', address: 'arta@shembull.al' } }],
  ['two addresses to answer to', { replyTo: { name: 'A', address: 'a@b.al,c@d.al' } }],
])('one with %s does not', (_, change) => {
  expect(() => checkMail({ ...mail, ...change })).toThrow(MailRefused);
  expect(() => toMessage({ ...mail, ...change }, sender)).toThrow(MailRefused);
});

test('the same occasion has the same Message-ID, with the sender’s domain', () => {
  expect(messageIdOf(mail, sender)).toBe('<order-placed-K7MQ-4XTD@tavolina.test>');
  expect(messageIdOf({ ...mail, subject: 'Tjetër' }, sender)).toBe(messageIdOf(mail, sender));
});
