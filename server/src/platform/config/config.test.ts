import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';

test('has sensible settings without any', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('.data'),
    demoData: true,
    apiBaseUrl: '/api',
    rateLimits: true,
  });
});

test('with a database of one’s own there is no demo data unless asked for', () => {
  const DATABASE_URL = 'postgresql://a:b@db.example/tavolina';
  expect(readConfig({ DATABASE_URL }).demoData).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true);
});

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', PUBLIC_ORIGIN: '' })).toMatchObject({ port: 3000, publicOrigin: undefined });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_POOL_URL: 'postgresql://a:b@pool.example/tavolina' }, 'DATABASE_URL'],
  [{ DATABASE_READ_URL: 'postgresql://a:b@standby.example/tavolina' }, 'DATABASE_URL'],
  [{ PUBLIC_ORIGIN: 'tavolina.al' }, 'PUBLIC_ORIGIN'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA'],
  [{ ORDERS_KEPT_MONTHS: '71' }, 'ORDERS_KEPT_MONTHS'],
  [{ RATE_LIMITS: 'off', NODE_ENV: 'production' }, 'RATE_LIMITS'],
  [{ NODE_ENV: 'production' }, 'PUBLIC_ORIGIN'],
  [{ STRIPE_SECRET_KEY: 'sk_test' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ S3_BUCKET: 'fotot' }, 'S3_SECRET_ACCESS_KEY'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'porosi@tavolina.al' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'porosi@tavolina.al' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.al, c@d.al' }, 'MAIL_FROM'],
  [{ CONTACT_EMAIL: 'ekipi' }, 'CONTACT_EMAIL'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, 'MAP_TILES_ATTRIBUTION'],
  [{ MAP_TILES_ATTRIBUTION: '© Hartat' }, 'MAP_TILES_URL'],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', MAP_TILES_ATTRIBUTION: '©' }, 'MAP_TILES_URL'],
  [{ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: '©' }, 'MAP_TILES_URL'],
])('%j stops the start and names the setting', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

test('images stay in the data folder until a bucket is named', () => {
  const keys = { S3_BUCKET: 'fotot', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  expect(readConfig({ DATA_DIR: '/srv/tavolina' }).imageStore).toEqual({
    kind: 'directory',
    folder: '/srv/tavolina/media',
  });
  expect(readConfig(keys).imageStore).toMatchObject({ kind: 'bucket', bucket: 'fotot' });
});

test('mails stay in the data folder until a mail server is named', () => {
  const mailbox = readConfig({ DATA_DIR: '/srv/tavolina' }).mail;
  expect(mailbox).toMatchObject({
    smtpUrl: undefined,
    contactEmail: 'tavolina@tavolina.test',
    mailbox: { folder: '/srv/tavolina/mailbox', isShown: true },
  });
  const named = readConfig({
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Tavolina <porosi@tavolina.al>',
  }).mail;
  expect(named).toMatchObject({
    smtpUrl: 'smtp://mail.example',
    sender: { name: 'Tavolina', address: 'porosi@tavolina.al' },
    contactEmail: 'porosi@tavolina.al',
    mailbox: { isShown: false },
  });
});

test('links of mails lead to the public origin, else to this machine', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://tavolina.al' }).pagesOrigin).toBe('https://tavolina.al');
  expect(readConfig({ HOST: '0.0.0.0', PORT: '4000' }).pagesOrigin).toBe('http://localhost:4000');
  expect(readConfig({}).pagesOrigin).toBe('http://127.0.0.1:3000');
});

// product.md §263
test('maps have no tiles until an address names them', () => {
  expect(readConfig({}).mapTiles).toBeUndefined();
  const url = 'https://tiles.example/v1/{z}/{x}/{y}.png';
  expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Hartat' }).mapTiles).toEqual({
    url,
    attribution: '© Hartat',
  });
});
