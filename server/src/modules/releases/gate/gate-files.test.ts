import { testBuild, uploadOf } from '../../../test/builds.ts';
import {
  DINER,
  edit,
  expectRefused,
  operatorsBesideOwners,
  type RefusedBuild,
} from '../../../test/refused-builds.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const team = operatorsBesideOwners(server);

const CASES: RefusedBuild[] = [
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
    'a description that no code can compare',
    ({ facts }) => {
      facts.waits = { length: { toString: 'x' } };
    },
    { field: 'waits', message: expect.stringMatching(/^platform\.json: .*waits/) },
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

test.each(CASES)('%s is refused with the exact reason', (_name, change, reason) =>
  expectRefused(team, change, reason),
);

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
