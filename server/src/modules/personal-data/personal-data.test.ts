import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { queryAt } from '../../test/filled-installation.ts';
import { runCommand } from '../../test/run-command.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { IMPERSONAL_TABLES, PERSONAL_TABLES, PERSONAL_WORDS } from './personal-columns.ts';
import { eraseDiner, eraseOwner, exportOwner } from './personal-data-service.ts';

const server = testServer({ RATE_LIMITS: 'on' });
const ANA = { by: 'Ana', reference: '', at: new Date() };
const command = (...args: string[]) =>
  runCommand('personal-data', args, { DATABASE_URL: server.databaseUrl });

const columns = async (): Promise<{ table: string; column: string }[]> =>
  (
    await server.database.query(
      `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS "table",
         column_name AS "column"
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema IN ('public', 'sandbox') AND table_type = 'BASE TABLE'
         AND NOT (SELECT relispartition FROM pg_class WHERE oid = format('%I.%I', table_schema, table_name)::regclass)`,
    )
  ).rows;

// product.md §483
describe('of every column of every table', () => {
  test('it is said whether it is erased or kept, or that nobody stands in its table', async () => {
    const unsaid = (await columns()).filter(({ table, column }) => {
      const fates = PERSONAL_TABLES[table];
      if (fates) return [...fates.erased, ...fates.kept].filter((name) => name === column).length !== 1;
      return !IMPERSONAL_TABLES.includes(table) || PERSONAL_WORDS.test(column);
    });
    // Decide in personal-columns.ts, and erase and export what is a person's.
    expect(unsaid).toEqual([]);
  });

  test('none is named that is not there, and no table twice', async () => {
    const there = new Set((await columns()).flatMap(({ table, column }) => [table, `${table}.${column}`]));
    const named = Object.entries(PERSONAL_TABLES).flatMap(([table, { erased, kept }]) =>
      [...erased, ...kept].map((column) => `${table}.${column}`),
    );
    expect([...named, ...IMPERSONAL_TABLES].filter((name) => !there.has(name))).toEqual([]);
    expect(IMPERSONAL_TABLES.filter((table) => PERSONAL_TABLES[table])).toEqual([]);
  });
});

/** Tables in any row of which one of these words stands, as PostgreSQL writes it. */
const tablesWith = async (...words: string[]): Promise<string[]> => {
  const { rows } = await server.database.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await server.database.query(
      `SELECT FROM ${name} t WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE position(lower(w) IN lower(t::text)) > 0)`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found;
};

const acts = () =>
  queryAt(
    server.databaseUrl,
    'SELECT act, subject, acted_by, reference, counts FROM personal_data_acts ORDER BY id',
  );

describe('a diner', () => {
  const email = 'Mira.Hoxha@shembull.al';
  const words = [
    'mira',
    'hoxha',
    '355691112233',
    '+355 69 111 2233',
    'alergji',
    'ngrohtë',
    'mjekra',
    'MiraPhone',
    'gatishme',
    'kikirik',
  ];
  const other = 'tjeter@shembull.al';
  let owner: TestOwner;
  let id: string;
  let kept: string;

  const order = async (mail: string, words: object): Promise<string> => {
    const menu = await createMenu(server, owner);
    const dish = itemsOf(menu)[0]?.id;
    const body = orderBody(menu, { customer_email: mail, ...words });
    const items = [{ menu_item_id: dish, quantity: 2, notes: 'notes' in words ? 'Kam alergji' : '' }];
    const { status, body: answer } = await send(server, 'POST', '/orders', {
      body: { ...body, items },
      headers: { 'idempotency-key': `key-of-${mail}` },
    });
    if (status !== 201) throw new Error(`order answered ${status}: ${JSON.stringify(answer)}`);
    return (answer as { id: string }).id;
  };

  beforeAll(async () => {
    owner = await createOwner(server, { tier: 'standard' });
    id = await order(email, {
      customer_name: 'Mira Hoxha',
      customer_phone: '+355 69 111 2233',
      notes: 'Ju lutem e ngrohtë',
    });
    kept = await order(other, { customer_name: 'Tjetri' });
    await queryAt(
      server.databaseUrl,
      `UPDATE orders SET internal_notes = 'E gatishme për Mirën', allergy = 'Kikirikë' WHERE id = $1`,
      [id],
    );
    await queryAt(
      server.databaseUrl,
      `INSERT INTO reviews (order_id, business_id, rating, comment, answer)
       VALUES ($1, $2, 5, 'Kamerieri me mjekra', 'Mjekra i bën mirë')`,
      [id, owner.id],
    );
    await queryAt(
      server.databaseUrl,
      `INSERT INTO operator_acts (act, acted_by, acted_at, about, reason)
       VALUES ('review_hidden', 'Drita', now(), $1, 'Përmend mjekrën: mjekra')`,
      [id],
    );
    await queryAt(
      server.databaseUrl,
      `INSERT INTO push_devices (endpoint, p256dh, auth, language, user_agent, order_id)
       VALUES ('https://push.example/1', 'p', 'a', 'sq', 'MiraPhone', $1)`,
      [id],
    );
    await queryAt(
      server.databaseUrl,
      `INSERT INTO sandbox.objects (id, kind, data) VALUES ('pi_1', 'payment_intent', $1)`,
      [JSON.stringify({ receipt_email: email, amount: 1300 })],
    );
    const message = { full_name: 'Mira Hoxha', email, subject: 'Pyetje', message: 'A keni kos?' };
    const sent = await send(server, 'POST', '/contact/message', { body: message });
    expect(sent.status).toBeLessThan(300);
  });

  // product.md §483
  test('stays as long as an order is under way, and nothing is changed', async () => {
    const before = await tablesWith(email);
    await expect(eraseDiner(server.database, email, ANA)).rejects.toThrow(`Under way: ${id}.`);
    expect(await tablesWith(email)).toEqual(before);
    expect(await acts()).toEqual([]);
    await queryAt(server.databaseUrl, `UPDATE orders SET status = 'completed'`);
  });

  // product.md §484
  test('gets all that is stored of them, and nothing of others', async () => {
    const { code, said } = await command(
      'export',
      'diner',
      email.toLowerCase(),
      '--by',
      'Ana',
      '--reference',
      'K-17',
    );
    expect(code).toBe(0);
    const data = JSON.parse(said);
    expect(data).toMatchObject({
      orders: [
        {
          id,
          customer_name: 'Mira Hoxha',
          notes: 'Ju lutem e ngrohtë',
          internal_notes: 'E gatishme për Mirën',
        },
      ],
      lines: [{ order_id: id, name: 'Tavë kosi', quantity: 2, notes: 'Kam alergji' }],
      reviews: [{ order_id: id, rating: 5, comment: 'Kamerieri me mjekra', answer: 'Mjekra i bën mirë' }],
      devices: [{ order_id: id, user_agent: 'MiraPhone' }],
      messages: [{ full_name: 'Mira Hoxha', message: 'A keni kos?' }],
    });
    expect(said).not.toContain('Tjetri');
    expect(await acts()).toEqual([
      {
        ...{ act: 'export', subject: 'diner', acted_by: 'Ana', reference: 'K-17' },
        counts: { orders: 1, lines: 1, reviews: 1, devices: 1, addresses: expect.any(Number), messages: 1 },
      },
    ]);
  });

  // product.md §483, §485
  test('is erased from every table, and what was paid stays', async () => {
    expect((await tablesWith(...words)).length).toBeGreaterThan(5);
    const { code, said } = await command('erase', 'diner', email, '--by', 'Ana', '--reference', 'K-17');
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/^Erased: orders 1, notes 1, reviews 1, devices 1/),
    });
    expect(await tablesWith(...words)).toEqual([]);
    const [order] = await queryAt(
      server.databaseUrl,
      'SELECT customer_name, total_minor::int, status FROM orders WHERE id = $1',
      [id],
    );
    expect(order).toEqual({ customer_name: '—', total_minor: expect.any(Number), status: 'completed' });
    expect(await queryAt(server.databaseUrl, 'SELECT rating FROM reviews WHERE order_id = $1', [id])).toEqual(
      [{ rating: 5 }],
    );
    expect(
      await queryAt(server.databaseUrl, 'SELECT customer_name FROM orders WHERE id = $1', [kept]),
    ).toEqual([{ customer_name: 'Tjetri' }]);
    const { body } = await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken });
    expect(body).toMatchObject({ id, customer_name: '—' });
    expect(await acts()).toMatchObject([
      { act: 'export' },
      { act: 'erase', subject: 'diner', reference: 'K-17' },
    ]);
    // product.md §539
    const recorded = 'SELECT act, acted_by, about, reason FROM operator_acts ORDER BY id';
    expect(await queryAt(server.databaseUrl, recorded)).toEqual([
      { act: 'review_hidden', acted_by: 'Drita', about: id, reason: null },
      { act: 'data_exported', acted_by: 'Ana', about: 'diner K-17', reason: null },
      { act: 'data_erased', acted_by: 'Ana', about: 'diner K-17', reason: null },
    ]);
  });
});

describe('an owner', () => {
  // product.md §483, §484, §485
  test('gets what is stored, is erased from every table, and leaves a closed place', async () => {
    const owner = await createOwner(server, { name: 'Taverna e Zanës' });
    const menu = await createMenu(server, owner);
    await queryAt(server.databaseUrl, 'UPDATE menus SET is_published = true WHERE business_id = $1', [
      owner.id,
    ]);
    expect((await send(server, 'GET', `/menus/${menu.id}`)).status).toBe(200);
    const exported = await command('export', 'owner', owner.email, '--by', 'Ana');
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.said)).toMatchObject({
      account: [{ email: owner.email }],
      places: [{ business_name: 'Taverna e Zanës', telephone: '+355 69 000 0000' }],
      sessions: [{ ended_at: null }],
    });
    expect(exported.said).not.toContain('password');

    const erased = await command('erase', 'owner', owner.email, '--by', 'Ana');
    expect(erased).toEqual({ code: 0, said: 'Erased: accounts 1, closed_places 1, messages 0.\n' });
    expect(await tablesWith(owner.email)).toEqual([]);
    expect(
      await queryAt(server.databaseUrl, 'SELECT * FROM businesses WHERE id = $1', [owner.id]),
    ).toMatchObject([
      { business_name: 'Taverna e Zanës', telephone: '', address: '', email: null, password_hash: null },
    ]);
    expect((await send(server, 'GET', '/users/profile', { token: owner.accessToken })).status).toBe(401);
    expect((await send(server, 'GET', `/menus/${menu.id}`)).status).toBe(404);
    for (const act of [eraseOwner, exportOwner])
      await expect(act(server.database, owner.email, ANA)).rejects.toThrow('There is no account');
  });

  // product.md §483
  test('stays while a plan is paid for', async () => {
    const owner = await createOwner(server, { tier: 'standard' });
    await queryAt(server.databaseUrl, `UPDATE subscriptions SET ref = 'sub_1' WHERE business_id = $1`, [
      owner.id,
    ]);
    await expect(eraseOwner(server.database, owner.email, ANA)).rejects.toThrow(
      `End the plan first, in the console: ${owner.name}.`,
    );
    expect(await tablesWith(owner.email)).not.toEqual([]);
  });
});

// product.md §485, §696
test('nothing is done, and nothing recorded, for what is no e-mail or cannot be written', async () => {
  const before = await acts();
  const by = ['--by', 'Ana'];
  const missing = '/tmp/no-such-folder/arta.json';
  const refused = await Promise.all([
    command('erase', 'diner', 'arta@shembull', ...by),
    command('export', 'diner', 'arta@shembull.al', ...by, '--to', import.meta.filename),
    command('export', 'diner', 'arta@shembull.al', ...by, '--to', missing),
  ]);
  expect(refused).toEqual([
    { code: 1, said: '“arta@shembull” is no e-mail.\n' },
    {
      code: 1,
      said: expect.stringContaining(`Nothing was exported, because ${import.meta.filename} cannot`),
    },
    { code: 1, said: expect.stringContaining(`Nothing was exported, because ${missing} cannot be made`) },
  ]);
  // Two people, and a copy before an erasure, are asked for by two commands.
  for (const more of [['mira@shembull.al'], ['--to', 'arta.json']])
    expect(await command('erase', 'diner', 'arta@shembull.al', ...by, ...more)).toEqual({
      code: 1,
      said: expect.stringContaining('node server/dist/app/personal-data.js'),
    });
  // product.md §623
  const long = 'A'.repeat(121);
  expect(await command('erase', 'diner', 'arta@shembull.al', '--by', long)).toEqual({
    code: 1,
    said: '--by is one line of 1 to 120 characters.\n',
  });
  expect(await acts()).toEqual(before);
});

// product.md §696
test('an e-mail may be copied with the spaces around it, into a file of its own', async () => {
  const { email } = await createOwner(server);
  const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-person-'));
  const file = path.join(folder, 'owner.json');
  const exported = await command('export', 'owner', ` ${email.toUpperCase()} `, '--by', 'Ana', '--to', file);
  expect(exported).toEqual({ code: 0, said: '' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: [{ email }] });
  const unknown = path.join(folder, 'nobody.json');
  const none = await command('export', 'owner', 'nobody@shembull.al', '--by', 'Ana', '--to', unknown);
  expect([none.code, existsSync(unknown)]).toEqual([1, false]);
  rmSync(folder, { recursive: true });
});

test('without who does it the command says how it is used', async () => {
  expect(await command('erase', 'diner', 'arta@shembull.al')).toEqual({
    code: 1,
    said: expect.stringContaining('node server/dist/app/personal-data.js'),
  });
});
