import { createHash } from 'node:crypto';
import { type TestBuild, testBuild, testOperators } from '../../test/builds.ts';
import { eventually } from '../../test/eventually.ts';
import { testServer } from '../../test/test-server.ts';
import { grantPaths } from '../releases/teams/granted-paths-repository.ts';

const server = testServer({ PUBLIC_ORIGIN: 'https://tavolina.al' }, { withPages: true });

const SHELL = `module.exports = { provided: {}, drawFirstView: (remote, request) => remote.draw(request) };`;
const LOYALTY = `exports.remote = {
  draw: async ({ url, language, answers }) =>
    '<h1>' + language + ' ' + new URL(url).pathname + ' ' + Object.keys(answers) + '</h1>',
};`;

const shell = testBuild('shell', '1.0.0');

/** A remote that the server knows only from its published build. */
const loyalty = (version: string, facts: Record<string, unknown> = {}): TestBuild => {
  const build = testBuild('remote-loyalty', version);
  const meta = (title: string, description?: string) => ({ title, ...(description && { description }) });
  const texts = (loyalty: object) =>
    JSON.stringify({ meta: { loyalty, 'loyalty-mine': meta('Kartela ime · Tavolina') } });
  return {
    ...build,
    files: {
      ...build.files,
      'first-view.cjs': LOYALTY,
      'locales/sq/loyalty.json': texts(meta('Besnikëria · Tavolina', 'Pikë për çdo porosi.')),
      'locales/en/loyalty.json': texts(meta('Loyalty · Tavolina', 'Points for every order.')),
    },
    facts: {
      ...build.facts,
      titles: { '/loyalty/cards/own': 'loyalty-mine' },
      sitemap: ['/loyalty'],
      private: ['/loyalty/mine'],
      asks: { '/loyalty': ['/exchange-rates'], '/loyalty/mine': ['/exchange-rates'] },
      ...facts,
    },
  };
};

const team = testOperators(server, {
  live: [
    {
      ...shell,
      files: { ...shell.files, 'first-view.cjs': SHELL },
      facts: { ...shell.facts, notedBy: 'document' },
    },
    loyalty('1.0.0'),
  ],
});

const get = async (path: string): Promise<string> => {
  const answer = await fetch(new URL(path, server.api), { headers: { accept: 'text/html' } });
  return answer.text();
};

const answersIn = (html: string): string[] =>
  Object.keys(JSON.parse(/id="answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'));

// product.md §152
test('a remote that the server knows only from its build has title, answers and first view', async () => {
  await eventually(async () => {
    const html = await get('/loyalty?lng=en');
    expect(html).toContain('<title>Loyalty · Tavolina</title>');
    expect(html).toContain('<meta name="description" content="Points for every order.">');
    expect(html).not.toContain('noindex');
    expect(answersIn(html)).toEqual(['/exchange-rates']);
    expect(html).toContain('<div data-first-view><h1>en /loyalty /exchange-rates</h1></div>');
  });
});

// product.md §521, §569
test('a page waits to be painted for what follows its first view', async () => {
  await eventually(async () => {
    const [head = '', body = ''] = (await get('/loyalty?lng=en')).split('</head>');
    expect(head).toContain('<link rel="expect" href="#release" blocking="render">');
    expect(body).toMatch(
      /<div data-first-view>.*<\/div><\/div><script>[^<]*scrollIntoView[^<]*<\/script>\s*<script type="application\/json" id="release">/s,
    );
  });
});

test('beside a first view the start of the shell is told when its code is asked for, in the last script of the page', async () => {
  await eventually(async () => {
    const answer = await fetch(new URL('/loyalty', server.api), { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toContain('data-first-view');
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(inline).toHaveLength(4);
    expect(inline.slice(0, -1).join()).not.toContain("tell(['started'])");
    expect(inline.at(-1)).toMatch(/const begin = .*tell\(\['started'\]\).*document\.head\.append/s);
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashes.join(' ')}`);
  });
});

test('its page without a description is its reader’s: a title, and nothing for search engines', async () => {
  const html = await get('/loyalty/mine');
  expect(html).toContain('<title>Kartela ime · Tavolina</title>');
  expect(html).toContain('noindex');
  expect(answersIn(html)).toEqual([]);
  expect(html).toContain('<div id="root"></div>');
});

test('a page has the title that its build declares for its path', async () => {
  expect(await get('/loyalty/cards/own/')).toContain('<title>Kartela ime · Tavolina</title>');
});

// product.md §152
test('search engines are told of its pages, and which to leave alone', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://tavolina.al/loyalty</loc>');
  expect(sitemap).toContain('hreflang="en" href="https://tavolina.al/loyalty?lng=en"');
  expect(await get('/robots.txt')).toContain('Disallow: /loyalty/mine\n');
});

test.each<[Record<string, unknown>, string]>([
  [
    { sitemap: ['/restaurants'] },
    'src/pages.ts (sitemap) përmend /restaurants, që nuk është faqe e remote-loyalty: përmend vetëm rrugë nën prefikset e saj.',
  ],
  [
    { titles: { '/about': 'loyalty' } },
    'src/pages.ts (titles) përmend /about, që nuk është faqe e remote-loyalty: përmend vetëm rrugë nën prefikset e saj.',
  ],
  [
    { waits: ['/'] },
    'src/pages.ts (waits) përmend /, që nuk është faqe e remote-loyalty: përmend vetëm rrugë nën prefikset e saj.',
  ],
  [
    { private: ['/loyaltys'] },
    'src/pages.ts (private) përmend /loyaltys, që nuk është faqe e remote-loyalty: përmend vetëm rrugë nën prefikset e saj.',
  ],
  [
    { private: ['/loyalty\nAllow: /'] },
    'platform.json: private.0 nuk është siç duhet. Ndreq atë që thonë src/pages.ts dhe package.json dhe ndërtoje pjesën sërish.',
  ],
  ...[
    '/users/me',
    '/orders',
    '/nowhere',
    '/platform/status',
    '/orders/customer/..\\..\\..\\sitemap.xml',
    '/orders/customer/%2e%2e',
  ].map((address): [Record<string, unknown>, string] => [
    { asks: { '/loyalty': [address] } },
    `Faqja /loyalty kërkon në fillim ${address}, që serveri nuk ia jep kujtdo: përmend thirrje GET pa hyrje në llogari, si /exchange-rates.`,
  ]),
])('%j is refused', async (facts, message) => {
  const { status, body } = await team.publish(loyalty('2.0.0', facts));
  expect([status, (body as { errors: { message: string }[] }).errors.map((error) => error.message)]).toEqual([
    422,
    [message],
  ]);
});

// product.md §607
test('a page that two parts declare stands in the sitemap once, as the one says that owns it', async () => {
  const club = testBuild('remote-club', '1.0.0');
  club.facts.prefixes = ['/loyalty/club'];
  club.facts.sitemap = ['/loyalty/club'];
  await grantPaths(server.database, club.part, ['/loyalty/club'], 'operators', new Date());
  await team.release(loyalty('1.1.0', { sitemap: ['/loyalty', '/loyalty/club', '/loyalty/club?sort=new'] }));
  expect((await team.release(club)).status).toBe(200);
  await eventually(async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.match(/<loc>[^<]*loyalty[^<]*/g)).toEqual([
      '<loc>https://tavolina.al/loyalty/club',
      '<loc>https://tavolina.al/loyalty',
    ]);
  });
});
