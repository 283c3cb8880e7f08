import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { withPool } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createJobs, defineJob } from '../platform/jobs/jobs.ts';

/** A picture of it. */
export const PICTURE = '0123456789abcdef0123456789abcdef';

/** Files of the data folder, with what they hold. */
const FILES = {
  [`media/${PICTURE}/640.webp`]: 'a picture',
  [`media/${PICTURE}/640.avif`]: 'the same, smaller',
  'releases/shell/1.0.0/platform.json': '{}',
  'releases/shell/1.0.0/start.js': 'start()',
  'releases/shell/1.0.0/start.js.br': 'compressed',
};

/** Runs SQL on a database. */
export const queryAt = async (url: string, text: string, values: unknown[] = []): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** Gives an empty database and a data folder one of everything that a backup has to keep. */
export const fillInstallation = async (url: string, dataDir: string): Promise<void> => {
  await migrate(url);
  const facts = JSON.stringify({ files: { 'start.js': { integrity: '', bytes: 7 } } });
  await queryAt(
    url,
    `INSERT INTO release_versions (part, version, digest, facts, published_by, published_at, is_complete)
     VALUES ('shell', '1.0.0', 'd', $1, 'team', now(), true)`,
    [facts],
  );
  await queryAt(
    url,
    `INSERT INTO images (id, width, height, widths, placeholder) VALUES ($1, 640, 480, '{640}', 'data:')`,
    [PICTURE],
  );
  await queryAt(url, `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ('order:1', 3, now())`);
  await addMessage(url);
  await withPool(url, async (database) => {
    const jobs = createJobs(database, () => undefined);
    const mail = defineJob<{ message_id: string }>('contact-message');
    jobs.handle(mail, async () => undefined);
    await jobs.start();
    await jobs.send(database, mail, { message_id: randomUUID() }, 3_600);
    await jobs.stop();
  });
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    writeFileSync(path.join(dataDir, name), content);
  }
};

/** Stores a message of the contact form. */
export const addMessage = (url: string): Promise<unknown[]> =>
  queryAt(
    url,
    `INSERT INTO contact_messages (id, full_name, email, subject, message, language, created_at)
     VALUES ($1, 'Arta K.', 'arta@shembull.al', 'Pyetje', 'Tavë?', 'sq', now())`,
    [randomUUID()],
  );
