import { testBuild } from '../../../test/builds.ts';
import {
  changedBuild,
  expectRefused,
  operatorsBesideOwners,
  type RefusedBuild,
} from '../../../test/refused-builds.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const team = operatorsBesideOwners(server);

const CASES: RefusedBuild[] = [
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
        'Rruga /business/login është mbi ose nën një rrugë të remote-business. Kërkoji një operatori t’ia japë remote-diner pikërisht këtë rrugë (create-token --part remote-diner --path /business/login), ose zgjidh një tjetër.',
    },
  ],
  [
    'a path of the server’s own',
    ({ facts }) => {
      facts.prefixes = ['/diner', '/api/loyalty'];
    },
    {
      field: '/api/loyalty',
      message: 'Rruga /api/loyalty është e vetë serverit. Zgjidh një rrugë tjetër te src/pages.ts.',
    },
  ],
  [
    'an example that is another part’s page',
    ({ facts }) => {
      facts.examples = { anyone: ['/diner'], owner: ['/business/orders/*'] };
    },
    {
      field: '/business/orders/*',
      message:
        'src/pages.ts (examples) përmend /business/orders/*, që nuk është faqe e remote-diner: përmend vetëm rrugë nën prefikset e saj.',
    },
  ],
  [
    'an example on another host',
    ({ facts }) => {
      facts.examples = { anyone: ['//diner/diner'] };
    },
    {
      field: '//diner/diner',
      message:
        'src/pages.ts (examples) përmend //diner/diner, që nuk është faqe e remote-diner: përmend vetëm rrugë nën prefikset e saj.',
    },
  ],
  [
    'an example that leads out of its path',
    ({ facts }) => {
      facts.examples = { owner: ['/diner/../business/login'] };
    },
    {
      field: '/diner/../business/login',
      message:
        'src/pages.ts (examples) përmend /diner/../business/login, që nuk është faqe e remote-diner: përmend vetëm rrugë nën prefikset e saj.',
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
        'Namespace-i ui u takon komponentëve të përbashkët. Zgjidh një namespace tjetër te package.json.',
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
      message: 'Namespace-i business i takon remote-business. Zgjidh një namespace tjetër te package.json.',
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
        'platform.json: prefixes.1 nuk është siç duhet. Ndreq atë që thonë src/pages.ts dhe package.json dhe ndërtoje pjesën sërish.',
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
    'a call the server does not know in a module',
    ({ files }) => {
      files['later.mjs'] = 'request("GET /teleport")';
    },
    {
      field: 'GET /teleport',
      message: expect.stringContaining('GET /teleport'),
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
        'platform.json: namespace nuk është siç duhet. Ndreq atë që thonë src/pages.ts dhe package.json dhe ndërtoje pjesën sërish.',
    },
  ],
];

test.each(CASES)('%s is refused with the exact reason', (_name, change, reason) =>
  expectRefused(team, change, reason),
);

test('a part whose name has a figure passes', async () => {
  expect((await team.publish(testBuild('remote-loyalty2', '1.0.0'))).status).toBe(200);
});

test('a text that is empty in both languages is missing in both', async () => {
  const empty = changedBuild(({ files }) => {
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
