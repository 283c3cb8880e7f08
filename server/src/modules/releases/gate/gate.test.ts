import {
  type TestBuild,
  testBuild,
  testEntry,
  testManifest,
  testOperators,
  uploadOf,
} from '../../../test/builds.ts';
import { testServer } from '../../../test/test-server.ts';
import { limitOf } from './check-sizes.ts';

const server = testServer();
const DINER = 'remote-diner';

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild('remote-business', '1.0.0')],
});

const build = (change: (build: TestBuild) => void): TestBuild => {
  const changed = testBuild(DINER, '1.0.0');
  change(changed);
  return changed;
};

/** What is said of a thing that is a quarter above its budget. */
const tooLarge = (about: string, kind: Parameters<typeof limitOf>[0]) => {
  const limit = limitOf(kind).toLocaleString('de-DE').replaceAll('.', '\\.');
  return expect.stringMatching(
    `^${about}: [\\d.]+ bajt të ngjeshur, lejohen ${limit}\\. Hiq kod, ose ngarkoje bashkë me faqen ose shtypjen që i duhet\\.$`,
  );
};

const NOISE = Array.from({ length: 20_000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_296).join();

/** Lets a build demand one module, in its manifest and in its code. */
const take = (files: TestBuild['files'], name: string, range: string): void => {
  files['mf-manifest.json'] = JSON.stringify(testManifest(DINER, { [name]: range }));
  files['entry.js'] = testEntry('1.0.0', { [name]: range });
};

type Manifest = ReturnType<typeof testManifest>;

/** Edits the manifest of a build, and nothing else. */
const edit =
  (change: (manifest: Manifest) => void) =>
  ({ files }: TestBuild): void => {
    const manifest = JSON.parse(files['mf-manifest.json'] ?? '') as Manifest;
    change(manifest);
    files['mf-manifest.json'] = JSON.stringify(manifest);
  };

const CASES: [string, (build: TestBuild) => void, { field: string; message: string }][] = [
  [
    'a module the shell lacks',
    ({ files }) => {
      take(files, 'lodash', '^4.0.0');
    },
    {
      field: 'lodash',
      message:
        'remote-diner kërkon lodash, që shell-i nuk e jep. Lësho më parë një shell që e jep, ose hiqe nga ato që ndan remote-diner.',
    },
  ],
  [
    'another React',
    ({ files }) => {
      take(files, 'react', '^20.0.0');
    },
    {
      field: 'react',
      message:
        'remote-diner kërkon react ^20.0.0, shell-i jep 19.3.1. Lësho më parë pjesën së cilës i përshtaten të dyja, ose ndërto remote-diner për versionin që jep shell-i.',
    },
  ],
  [
    'an entry in another part’s folder',
    edit(({ metaData }) => {
      metaData.remoteEntry.path = '../../../shell/';
    }),
    {
      field: 'metaData.remoteEntry.path',
      message:
        'mf-manifest.json: metaData.remoteEntry.path nuk është si te skedarët e ndërtimit. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'an entry that is another file',
    edit(({ metaData }) => {
      metaData.remoteEntry.name = 'main.js';
    }),
    { field: 'metaData.remoteEntry.name', message: expect.stringContaining('remoteEntry.name') },
  ],
  [
    'code at another address',
    edit(({ metaData }) => {
      metaData.publicPath = 'https://example.com/';
    }),
    { field: 'metaData.publicPath', message: expect.stringContaining('publicPath') },
  ],
  [
    'an exposed file that the build does not have',
    edit(({ exposes }) => {
      for (const { assets } of exposes) assets.js.sync = ['../shell/main.js'] as never[];
    }),
    { field: 'exposes.assets', message: expect.stringContaining('exposes.assets') },
  ],
  [
    'an edited range of react',
    edit(({ shared }) => {
      for (const module of shared) module.requiredVersion = '*';
    }),
    {
      field: 'react',
      message:
        'mf-manifest.json thotë * për react, kodi i entry.js kërkon ^19.3.1. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a module of the code that the manifest keeps quiet about',
    edit((manifest) => {
      manifest.shared = [];
    }),
    {
      field: 'react',
      message:
        'mf-manifest.json thotë – për react, kodi i entry.js kërkon ^19.3.1. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a range of any version',
    ({ files }) => take(files, 'react', '>=16'),
    {
      field: 'react',
      message:
        'remote-diner merr react >=16: duhet të thotë cilat versione të mëdha merr, si ^1.2.0 || ^2.0.0.',
    },
  ],
  [
    'a second copy of React by a relative import',
    ({ facts }) => {
      facts.contains = ['clsx', 'react'];
    },
    {
      field: 'react',
      message:
        'Ndërtimi sjell një kopje të dytë të react, që e jep shell-i. Merre me emrin me të cilin e jep shell-i.',
    },
  ],
  [
    'a second copy of the router',
    ({ facts }) => {
      facts.contains = ['react-router'];
    },
    { field: 'react-router', message: expect.stringContaining('kopje të dytë') },
  ],
  [
    'sources of the design system',
    ({ facts }) => {
      facts.contains = ['@tavolina/shared-ui/button'];
    },
    { field: '@tavolina/shared-ui/button', message: expect.stringContaining('kopje të dytë') },
  ],
  [
    'React’s files copied among its own',
    ({ files }) => {
      files['main.js'] =
        'Symbol.for("react.transitional.element").__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
    },
    { field: 'react', message: expect.stringContaining('kopje të dytë') },
  ],
  [
    'no word about what it contains',
    ({ facts }) => {
      delete facts.contains;
    },
    { field: 'contains', message: expect.stringContaining('contains') },
  ],
  [
    'a taken path',
    ({ facts }) => {
      facts.prefixes = ['/diner', '/business'];
    },
    {
      field: '/business',
      message:
        'Rruga /business i takon remote-business. Zgjidh një rrugë tjetër, ose kërkoji ekipit të remote-business ta lëshojë më parë pa të.',
    },
  ],
  [
    'a path below a taken one',
    ({ facts }) => {
      facts.prefixes = ['/diner', '/business/login'];
    },
    {
      field: '/business/login',
      message:
        'Rruga /business/login i takon remote-business. Zgjidh një rrugë tjetër, ose kërkoji ekipit të remote-business ta lëshojë më parë pa të.',
    },
  ],
  [
    'a path of the server’s own',
    ({ facts }) => {
      facts.prefixes = ['/diner', '/api/loyalty'];
    },
    {
      field: '/api/loyalty',
      message: 'Rruga /api/loyalty është e vetë serverit. Zgjidh një rrugë tjetër te package.json.',
    },
  ],
  [
    'a name of texts that is reserved',
    ({ facts, files }) => {
      facts.namespace = 'ui';
      for (const language of ['sq', 'en']) files[`locales/${language}/ui.json`] = '{}';
      files['main.css'] = '.ui-page{color:red}';
    },
    {
      field: 'ui',
      message:
        'Emri i teksteve ui u takon komponentëve të përbashkët. Zgjidh një namespace tjetër te package.json.',
    },
  ],
  [
    'a name of texts that is another part’s',
    ({ facts, files }) => {
      facts.namespace = 'business';
      for (const language of ['sq', 'en']) files[`locales/${language}/business.json`] = '{}';
      files['main.css'] = '.business-page{color:red}';
    },
    {
      field: 'business',
      message:
        'Emri i teksteve business i takon remote-business. Zgjidh një namespace tjetër te package.json.',
    },
  ],
  [
    'a text without English',
    ({ files }) => {
      files['locales/sq/diner.json'] = '{"hello":"1","cart":{"title":"Shporta"}}';
    },
    { field: 'cart.title', message: 'Teksti cart.title mungon në en. Shkruaje te locales/en.json.' },
  ],
  [
    'an empty text',
    ({ files }) => {
      files['locales/en/diner.json'] = '{"hello":" "}';
    },
    { field: 'hello', message: 'Teksti hello mungon në en. Shkruaje te locales/en.json.' },
  ],
  [
    'a plural form that is empty',
    ({ files }) => {
      files['locales/sq/diner.json'] = '{"hello":"1","items_one":"a","items_other":""}';
      files['locales/en/diner.json'] = '{"hello":"1","items_one":"a","items_other":"b"}';
    },
    { field: 'items_other', message: 'Teksti items_other mungon në sq. Shkruaje te locales/sq.json.' },
  ],
  [
    'a path with a wrong character',
    ({ facts }) => {
      facts.prefixes = ['/diner', '/di ner'];
    },
    {
      field: 'prefixes.1',
      message:
        'platform.json: prefixes.1 nuk është siç duhet. Ndreq atë që thotë package.json te tavolina dhe ndërtoje pjesën sërish.',
    },
  ],
  [
    'a style for everybody',
    ({ files }) => {
      files['main.css'] = '@layer diner{.diner-a{color:red}@media print{button{color:red}}}';
    },
    {
      field: 'button',
      message:
        'Stili button te main.css prek edhe faqe të të tjerëve: duhet të zgjedhë vetëm brenda elementeve, klasa e të cilëve fillon me .diner-.',
    },
  ],
  [
    'a style for everybody after comments',
    ({ files }) => {
      files['main.css'] = '/*/ a */.diner-a{color:red}/* b /* c{} */p{color:red}';
    },
    {
      field: 'p',
      message:
        'Stili p te main.css prek edhe faqe të të tjerëve: duhet të zgjedhë vetëm brenda elementeve, klasa e të cilëve fillon me .diner-.',
    },
  ],
  [
    'too much code',
    ({ files }) => {
      files['entry.js'] += `;'${NOISE}'`;
    },
    {
      field: 'entry',
      message: tooLarge('entry', 'entry'),
    },
  ],
  [
    'too much code for one of its pages',
    ({ facts, files }) => {
      facts.pages = { '/diner': { js: [], css: [] }, '/diner/big': { js: ['big.js'], css: [] } };
      files['big.js'] = NOISE;
    },
    {
      field: 'page /diner/big',
      message: tooLarge('page /diner/big', 'page'),
    },
  ],
  [
    'too much code that no page names',
    ({ files }) => {
      files['lazy.js'] = NOISE;
    },
    {
      field: 'later',
      message: tooLarge('later', 'later'),
    },
  ],
  [
    'too many styles that no page names',
    ({ files }) => {
      files['lazy.css'] = NOISE.split(',')
        .slice(0, 3_000)
        .map((word) => `.diner-n${word}{color:red}`)
        .join('');
    },
    {
      field: 'later styles',
      message: tooLarge('later styles', 'laterStyles'),
    },
  ],
  [
    'too many styles for one of its pages',
    ({ facts, files }) => {
      facts.pages = { '/diner': { js: [], css: ['big.css'] } };
      files['big.css'] = NOISE.split(',')
        .slice(0, 3_000)
        .map((word) => `.diner-n${word}{color:red}`)
        .join('');
    },
    {
      field: 'styles of page /diner',
      message: tooLarge('styles of page /diner', 'styles'),
    },
  ],
  [
    'a call the server does not know',
    ({ files }) => {
      files['main.js'] = 'request("GET /teleport/{id}")';
    },
    {
      field: 'GET /teleport/{id}',
      message:
        'Serveri nuk e njeh thirrjen GET /teleport/{id}. Nxirr më parë serverin që e ka, ose mos e bëj thirrjen.',
    },
  ],
  [
    'another version inside',
    ({ facts }) => {
      facts.version = '1.0.1';
    },
    {
      field: 'remote-diner@1.0.1',
      message:
        'platform.json flet për remote-diner@1.0.1. Dorëzoje çdo version me emrin e vet, siç bën npm run platform -- publish.',
    },
  ],
  [
    'a namespace that is no name',
    ({ facts }) => {
      facts.namespace = 'Diner!';
    },
    {
      field: 'namespace',
      message:
        'platform.json: namespace nuk është siç duhet. Ndreq atë që thotë package.json te tavolina dhe ndërtoje pjesën sërish.',
    },
  ],
  [
    'an entry that is not there',
    ({ files }) => {
      delete files['entry.js'];
    },
    {
      field: 'entry.js',
      message:
        'Skedari entry.js mungon. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'no entry',
    ({ facts }) => {
      facts.entry = null;
    },
    {
      field: 'entry',
      message:
        'Skedari entry mungon. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a page’s file that is not there',
    ({ facts }) => {
      facts.pages = { '/diner': { js: ['"><script>.js'], css: [] } };
    },
    {
      field: '"><script>.js',
      message:
        'Skedari "><script>.js mungon. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a page’s file with the name of what every object has',
    ({ facts }) => {
      facts.pages = { '/diner': { js: ['constructor'], css: [] } };
    },
    {
      field: 'constructor',
      message:
        'Skedari constructor mungon. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a manifest that is none',
    ({ files }) => {
      files['mf-manifest.json'] = '[]';
    },
    {
      field: 'mf-manifest.json',
      message:
        'Skedari mf-manifest.json nuk lexohet. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a name that is a file’s and a folder’s',
    ({ files }) => {
      files['main.js/more.txt'] = '';
    },
    {
      field: 'main.js',
      message: 'main.js nuk mund të jetë njëherësh skedar dhe dosje. Riemërto njërin prej të dyve.',
    },
  ],
];

test.each(CASES)('%s is refused with the exact reason', async (_name, change, reason) => {
  expect(await team.publish(build(change))).toMatchObject({
    status: 422,
    body: { code: 'release_refused', errors: [reason] },
  });
});

const UPLOADS: [string, Record<string, string>, { field: string; message: string }][] = [
  [
    'a file that is not what the build says',
    { 'main.js': 'other' },
    {
      field: 'main.js',
      message:
        'Skedari main.js nuk është ai që përshkruan platform.json. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a file the build does not name',
    { 'more.js': 'more' },
    {
      field: 'more.js',
      message:
        'Skedari more.js nuk përmendet në platform.json. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
  [
    'a compressed file that holds something else',
    { 'main.js.br': 'other' },
    {
      field: 'main.js.br',
      message:
        'Skedari i ngjeshur main.js.br nuk përmban atë që duhet. Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.',
    },
  ],
];

test.each(UPLOADS)('%s is refused with the exact reason', async (_name, others, reason) => {
  const honest = testBuild(DINER, '1.0.0');
  const replaced = Object.entries(others).map(([name, content]) => [
    name,
    Buffer.from(content).toString('base64'),
  ]);
  const files = { ...uploadOf(honest).files, ...Object.fromEntries(replaced) };
  expect(await team.publish(honest, { files })).toMatchObject({
    status: 422,
    body: { code: 'release_refused', errors: [reason] },
  });
});

test('a part whose name has a figure passes', async () => {
  expect((await team.publish(testBuild('remote-loyalty2', '1.0.0'))).status).toBe(200);
});

test('of very many reasons a hundred are told, and soon', async () => {
  const greedy = build(({ files }) => {
    files['main.css'] = 'a{}'.repeat(90_000) + '/*'.repeat(90_000);
  });
  const { status, body } = await team.publish(greedy);
  expect(status).toBe(422);
  expect((body as { errors: object[] }).errors).toHaveLength(100);
});

test('the reasons come in the language of the caller', async () => {
  const answer = await fetch(`${server.api}/platform/versions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${team.token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
    },
    body: JSON.stringify({ part: DINER, version: '1.0.0', files: {} }),
  });
  expect(await answer.json()).toMatchObject({
    errors: [
      {
        field: 'platform.json',
        message:
          'The file platform.json is missing. Build the part anew with the repository’s tools and publish all of its files.',
      },
    ],
  });
});

test('a text that is empty in both languages is missing in both', async () => {
  const empty = build(({ files }) => {
    for (const language of ['sq', 'en']) files[`locales/${language}/diner.json`] = '{"hello":""}';
  });
  expect(await team.publish(empty)).toMatchObject({
    body: {
      errors: ['sq', 'en'].map((language) => ({
        message: `Teksti hello mungon në ${language}. Shkruaje te locales/${language}.json.`,
      })),
    },
  });
});

test('a shell that no longer brings what a live remote takes is refused', async () => {
  const shell = testBuild('shell', '2.0.0');
  shell.facts.provides = { react: '20.0.0' };
  expect(await team.publish(shell)).toMatchObject({
    body: {
      errors: [
        {
          message:
            'remote-business kërkon react ^19.3.1, shell-i jep 20.0.0. Lësho më parë pjesën së cilës i përshtaten të dyja, ose ndërto remote-business për versionin që jep shell-i.',
        },
      ],
    },
  });
});

test('a version is written once: the same build again is known, another one under its name refused', async () => {
  expect((await team.publish(testBuild(DINER, '4.0.0'))).body).toMatchObject({ is_new: true });
  expect((await team.publish(testBuild(DINER, '4.0.0'))).body).toMatchObject({ is_new: false });
  const other = testBuild(DINER, '4.0.0');
  other.files['main.js'] = 'void 0';
  expect(await team.publish(other)).toMatchObject({ status: 409, body: { code: 'version_exists' } });
});

test('a dry run is judged but not taken', async () => {
  expect((await team.publish(testBuild(DINER, '5.0.0'), { dry_run: true })).status).toBe(200);
  expect(await team.move({ part: DINER, action: 'release', version: '5.0.0' })).toMatchObject({
    status: 404,
  });
});

test('what fitted when it was published is judged again when it is released', async () => {
  const greedy = testBuild(DINER, '6.0.0');
  greedy.facts.prefixes = ['/offers'];
  await team.publish(greedy);
  const business = testBuild('remote-business', '2.0.0');
  business.facts.prefixes = ['/business', '/offers'];
  await team.release(business);
  expect(await team.move({ part: DINER, action: 'release', version: '6.0.0' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: '/offers' }] },
  });
});

describe('names of shared modules', () => {
  const UI = '@tavolina/shared-ui';
  const shell = (version: string, names: string[], ui = '1.0.0'): TestBuild => {
    const changed = testBuild('shell', version);
    changed.facts.provides = { react: '19.3.1', [UI]: ui };
    changed.facts.exports = { [UI]: names };
    return changed;
  };
  const importing = (version: string, names: string[]): TestBuild => {
    const changed = testBuild(DINER, version);
    changed.facts.imports = { [UI]: names, react: ['useState'] };
    return changed;
  };

  test('a remote is refused that imports what the live shell does not give', async () => {
    await team.release(shell('7.0.0', ['Button', 'Switch']));
    expect(await team.publish(importing('7.0.0', ['Button', 'Slider']))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: `${UI}: Slider`,
            message: `remote-diner merr Slider nga ${UI}, që shell-i nuk e jep. Mbaje emrin te shell-i, ose lësho më parë një remote-diner që nuk e merr.`,
          },
        ],
      },
    });
    expect((await team.release(importing('7.0.1', ['Button', 'Switch']))).status).toBe(200);
  });

  test('a shell is refused that no longer gives what a live remote imports', async () => {
    expect(await team.publish(shell('7.1.0', ['Button'], '2.0.0'))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            message: `remote-diner merr Switch nga ${UI}, që shell-i nuk e jep. Mbaje emrin te shell-i, ose lësho më parë një remote-diner që nuk e merr.`,
          },
        ],
      },
    });
  });

  test('a shell that was published before is judged again at its release', async () => {
    await team.release(importing('7.0.2', ['Button']));
    expect((await team.publish(shell('7.2.0', ['Button'], '2.0.0'))).status).toBe(200);
    await team.release(importing('7.0.3', ['Button', 'Switch']));
    expect(await team.move({ part: 'shell', action: 'release', version: '7.2.0' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: `${UI}: Switch` }] },
    });
    await team.release(importing('7.0.4', ['Button']));
  });

  test('a name that nobody imports goes with the next major version alone', async () => {
    expect(await team.publish(shell('7.3.0', ['Button'], '1.1.0'))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            message: `Shell-i nuk jep më Switch nga ${UI}, megjithëse versioni shkon vetëm nga 1.0.0 në 1.1.0: heqja e një emri kërkon versionin e madh pasues.`,
          },
        ],
      },
    });
    expect((await team.publish(shell('7.3.1', ['Button'], '2.0.0'))).status).toBe(200);
  });
});
