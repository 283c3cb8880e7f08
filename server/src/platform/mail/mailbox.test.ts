import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { createMailer } from './create-mailer.ts';
import type { Mail } from './mail.ts';
import { readMailSettings } from './settings.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-mailbox-'));
const folder = path.join(dataDir, 'mailbox');
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const installation = { production: false, dataDir, host: '127.0.0.1', publicOrigin: undefined };
const settings = readMailSettings(
  { SMTP_URL: undefined, MAIL_FROM: undefined, CONTACT_EMAIL: undefined },
  installation,
);

const mail: Mail = {
  id: 'order-placed-K7MQ-4XTD',
  to: 'arta@shembull.al',
  subject: 'Porosia <b>K7MQ-4XTD</b> u regjistrua',
  html: '<!doctype html><p style="color:red">Përshëndetje</p>',
  text: 'Përshëndetje',
};

const app = Fastify();
const mailer = createMailer(app, settings);
afterAll(() => app.close());

test.each([
  ['sq', 'Ende asnjë mesazh.'],
  ['en', 'No mail yet.'],
])('an empty mailbox says so, in %s', async (language, words) => {
  const { body } = await app.inject({ url: '/mailbox', headers: { 'accept-language': language } });
  expect(body).toContain(words);
  expect(body).toContain(`<html lang="${language}">`);
});

// product.md §43
test('a mail is kept as it would have been sent, readable by this user only', async () => {
  await mailer.send(mail);
  await mailer.send(mail);
  const files = readdirSync(folder).toSorted();
  expect(files.map((file) => path.extname(file))).toEqual(['.eml', '.html', '.json']);
  const eml = await PostalMime.parse(readFileSync(path.join(folder, files[0] ?? '')));
  expect(eml).toMatchObject({
    messageId: '<order-placed-K7MQ-4XTD@tavolina.test>',
    subject: mail.subject,
    to: [{ address: mail.to }],
  });
  expect(eml.text?.trim()).toBe(mail.text);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const file of files) expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
});

test('the page lists mails, their subjects as text', async () => {
  const page = await app.inject('/mailbox');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(page.body).toContain('Porosia &lt;b&gt;K7MQ-4XTD&lt;/b&gt; u regjistrua');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});

test('a mail is shown in a frame in which nothing can run', async () => {
  const [, link = ''] = /href="(\/mailbox\/[0-9a-f]{32})"/.exec((await app.inject('/mailbox')).body) ?? [];
  const page = await app.inject(link);
  expect(page.body).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="${link}/content"`);
  const content = await app.inject(`${link}/content`);
  expect(content.body).toBe(mail.html);
  expect(content.headers['content-security-policy']).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'/,
  );
});

test.each([
  '/mailbox/nuk-ekziston',
  '/mailbox/..%2f..%2fetc%2fpasswd/content',
  `/mailbox/${'0'.repeat(32)}/content`,
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each([
  ['in production', { production: true }],
  ['when other machines reach the server', { host: '0.0.0.0' }],
  ['behind a public name', { publicOrigin: 'https://tavolina.al' }],
])('%s there is no such page', async (_, change) => {
  const { mailbox } = readMailSettings(
    { SMTP_URL: undefined, MAIL_FROM: undefined, CONTACT_EMAIL: undefined },
    { ...installation, ...change },
  );
  const other = Fastify();
  createMailer(other, { ...settings, mailbox });
  expect((await other.inject('/mailbox')).statusCode).toBe(404);
  await other.close();
});
