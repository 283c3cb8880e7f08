import { type Mail, MailRefused } from '../../platform/mail/mail.ts';
import { testDatabase } from '../../test/test-database.ts';
import type { MailContent } from './mail-content.ts';
import { mailOnceWith, type OutgoingMail } from './mail-once.ts';

const { open } = testDatabase();

const content: MailContent = {
  language: 'sq',
  subject: 'Porosia u regjistrua',
  preview: '',
  heading: 'Porosia',
  blocks: [{ kind: 'paragraph', text: 'Faleminderit.' }],
  footer: '',
};
const mail: OutgoingMail = { id: 'order-placed-K7MQ-4XTD', to: 'arta@shembull.al', content };

const sent: string[] = [];
const mailer = {
  send: async ({ id }: Mail) => void sent.push(id),
  close: () => undefined,
};

test('a mail that was taken just before the database went away is not sent again', async () => {
  const mailOnce = mailOnceWith(open(), mailer, () => undefined);
  await open().query('ALTER TABLE sent_mails ADD CONSTRAINT away CHECK (false) NOT VALID');
  await expect(mailOnce(mail)).rejects.toThrow('away');
  await open().query('ALTER TABLE sent_mails DROP CONSTRAINT away');
  await mailOnce(mail);
  await mailOnce(mail);
  expect(sent).toEqual([mail.id]);
});

test('nor by another process, once it was noted', async () => {
  await mailOnceWith(open(), mailer, () => undefined)(mail);
  expect(sent.filter((id) => id === mail.id)).toHaveLength(1);
});

test('a mail is noted within the same piece of work, though the database is away just then', async () => {
  const database = open();
  // Rollbacks do not reset sequences.
  await database.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION away() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('tries') = 1 THEN RAISE EXCEPTION 'starting up' USING ERRCODE = '57P03'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER away BEFORE INSERT ON sent_mails FOR EACH ROW EXECUTE FUNCTION away()`);
  const other = { ...mail, id: 'order-placed-QVCL-R4X2' };
  await mailOnceWith(database, mailer, () => undefined)(other);
  await mailOnceWith(database, mailer, () => undefined)(other);
  expect(sent.filter((id) => id === other.id)).toHaveLength(1);
});

// product.md §554
test('a mail that is refused for good is noted as such, and not tried again', async () => {
  let tries = 0;
  const refusing = {
    ...mailer,
    send: async () => {
      tries += 1;
      throw new MailRefused('no such address');
    },
  };
  const refused = { ...mail, id: 'order-placed-9HXW-2MPT' };
  const mailOnce = mailOnceWith(open(), refusing, () => undefined);
  await mailOnce(refused);
  await mailOnce(refused);
  const { rows } = await open().query('SELECT message_id, is_refused FROM sent_mails ORDER BY is_refused');
  expect(rows.at(-1)).toEqual({ message_id: refused.id, is_refused: true });
  expect(rows.filter(({ is_refused }) => is_refused)).toHaveLength(1);
  expect(tries).toBe(1);
});
