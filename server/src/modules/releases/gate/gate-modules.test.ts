import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { type TestBuild, testBuild } from '../../../test/builds.ts';
import {
  DINER,
  edit,
  expectRefused,
  operatorsBesideOwners,
  type RefusedBuild,
  take,
} from '../../../test/refused-builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const team = operatorsBesideOwners(server);

const CASES: RefusedBuild[] = [
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
    'React’s files in a file of another name',
    ({ files }) => {
      files['later.mjs'] =
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
    'no word about what it imports',
    ({ facts }) => {
      delete facts.imports;
    },
    {
      field: 'imports',
      message:
        'platform.json nuk thotë cilët emra të moduleve të përbashkëta merr ose jep ndërtimi (imports): ndërtoje me veglat e tanishme.',
    },
  ],
];

test.each(CASES)('%s is refused with the exact reason', (_name, change, reason) =>
  expectRefused(team, change, reason),
);

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

// product.md §135
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
            message: `remote-diner merr Slider nga ${UI}, që shell@7.0.0 nuk e jep. Mbaje emrin te shell-i, ose lësho më parë një remote-diner që nuk e merr.`,
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
            message: `remote-diner merr Switch nga ${UI}, që shell@7.1.0 nuk e jep. Mbaje emrin te shell-i, ose lësho më parë një remote-diner që nuk e merr.`,
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

  // product.md §681
  test('a name goes only once the last day that the live shell announces is over', async () => {
    const announcing = (version: string, until: string): TestBuild => {
      const build = shell(version, ['Button', 'Switch']);
      build.facts.deprecated = { [UI]: { Switch: { since: '2025-01-01', until, instead: 'Button' } } };
      return build;
    };
    await team.release(announcing('7.3.2', '2099-12-31'));
    expect(await team.publish(shell('7.3.3', ['Button'], '2.0.0'))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: `${UI}: Switch`,
            message: `Shell-i nuk jep më Switch nga ${UI}, që shell-i në përdorim e premton deri më 2099-12-31: mbaje deri atëherë.`,
          },
        ],
      },
    });
    await team.release(announcing('7.3.4', '2025-12-31'));
    expect((await team.publish(shell('7.3.3', ['Button'], '2.0.0'))).status).toBe(200);
    await team.release(shell('7.3.5', ['Button', 'Switch']));
  });

  test('a shell that does not say what it gives is refused', async () => {
    const silent = shell('7.4.0', [], '2.0.0');
    delete silent.facts.exports;
    expect(await team.publish(silent)).toMatchObject({
      status: 422,
      body: { errors: [{ field: `exports: ${UI}` }] },
    });
  });

  test.each([
    ['the same version', '1.0.0'],
    ['a patch of it', '1.0.3'],
  ])('a new name with %s is refused, and passes with the next minor one', async (_how, version) => {
    const names = ['Button', 'Switch', 'Slider'];
    expect(await team.publish(shell(`7.5.${version.at(-1)}`, names, version))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: UI,
            message: `Shell-i jep nga ${UI} më shumë se ai në përdorim: Slider. Versioni i tij është ${version}, i atij në përdorim 1.0.0: një emër i ri kërkon numër të dytë më të lartë të versionit. Rrite te package.json i modulit dhe ndërto shell-in sërish.`,
          },
        ],
      },
    });
    expect((await team.publish(shell(`7.6.${version.at(-1)}`, names, '1.1.0'))).status).toBe(200);
  });

  test('a remote that does not fit to a running canary of the shell is refused', async () => {
    await team.publish(shell('7.7.0', ['Button'], '2.0.0'));
    await team.move({ part: 'shell', action: 'canary', version: '7.7.0', percent: 10 });
    expect(await team.publish(importing('7.7.0', ['Switch']))).toMatchObject({
      status: 422,
      body: { errors: [{ field: `${UI}: Switch`, message: expect.stringContaining('shell@7.7.0') }] },
    });
    await team.move({ part: 'shell', action: 'abort' });
    expect((await team.publish(importing('7.7.0', ['Switch']))).status).toBe(200);
  });

  test('a shell that does not fit to a running canary of a remote is refused', async () => {
    await team.move({ part: DINER, action: 'canary', version: '7.7.0', percent: 10 });
    expect(await team.publish(shell('7.8.0', ['Button'], '2.0.0'))).toMatchObject({
      status: 422,
      body: { errors: [{ field: `${UI}: Switch` }] },
    });
    await team.move({ part: DINER, action: 'abort' });
  });

  test('a last good version that no longer fits is told in the status', async () => {
    await team.release(importing('7.9.0', ['Button', 'Switch']));
    await team.release(importing('7.9.1', ['Button']));
    await team.release(shell('7.9.0', ['Button'], '2.0.0'));
    const { body } = await send(server, 'GET', '/platform/status', { token: team.token });
    const part = (body as ReleaseStatus).parts.find((entry) => entry.part === DINER);
    expect(part).toMatchObject({ stable: '7.9.1', last_good: '7.9.0' });
    expect(part?.unfit).toEqual([
      { version: '7.9.0', message: `remote-diner merr Switch nga ${UI}, që shell@7.9.0 nuk e jep.` },
    ]);
  });
});
