import type { Mail } from '../../platform/mail/mail.ts';
import { testDatabase } from '../../test/test-database.ts';
import { type Delivery, deliverWith } from './deliver.ts';
import type { MailContent } from './mail-content.ts';

const { open } = testDatabase();

const content: MailContent = {
  language: 'sq',
  subject: 'Porosia u regjistrua',
  preview: '',
  heading: 'Porosia',
  blocks: [{ kind: 'paragraph', text: 'Faleminderit.' }],
  footer: '',
};
const delivery: Delivery = { id: 'order-placed-K7MQ-4XTD', to: 'arta@shembull.al', content };

const sent: string[] = [];
const mailer = {
  send: async ({ id }: Mail) => void sent.push(id),
  close: () => undefined,
};

test('a mail that was taken just before the database went away is not sent again', async () => {
  const deliver = deliverWith(open(), mailer, () => undefined);
  await open().query('ALTER TABLE sent_mails ADD CONSTRAINT away CHECK (false) NOT VALID');
  await expect(deliver(delivery)).rejects.toThrow('away');
  await open().query('ALTER TABLE sent_mails DROP CONSTRAINT away');
  await deliver(delivery);
  await deliver(delivery);
  expect(sent).toEqual([delivery.id]);
});

test('nor by another process, once it was noted', async () => {
  await deliverWith(open(), mailer, () => undefined)(delivery);
  expect(sent).toEqual([delivery.id]);
});
