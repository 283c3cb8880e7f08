import type { AreaExamples } from '../call-example.ts';

const move = {
  id: 218,
  part: 'remote-diner',
  action: 'canary' as const,
  version: '1.15.0-7be03a91c2',
  replaced: '1.14.2-d20f77aa01',
  percent: 10,
  moved_by: 'storefront',
  reason: 'Shporta ruhet',
  untried: null,
  team_trial: null,
  moved_at: '2026-11-19T15:20:00.000Z',
};

/** Releases of shell and remotes. */
export const platformExamples: AreaExamples<'platform'> = {
  publish: {
    description:
      'The whole build in one request, which is checked and stored whole or not at all. The same build again changes nothing. A team’s token hands over its own part only.',
    body: {
      part: 'remote-diner',
      version: '1.15.0-7be03a91c2',
      files: { 'platform.json': 'e30=', 'remoteEntry.1a2b3c4d.js': 'dm9pZCAwOw==' },
    },
    answer: { part: 'remote-diner', version: '1.15.0-7be03a91c2', is_new: true, grown: [] },
    failure: { code: 'version_exists' },
  },
  move: {
    description:
      '`release` makes a version live for everybody, `canary` for a share of the visitors, `promote` makes the canary live for everybody, `abort` ends it, `rollback` goes back to the last good version or a named one. `release` and `canary` need a trial of the version beside what is live, or `untried` with a reason. Visitors see it with their next page.',
    body: {
      part: 'remote-diner',
      action: 'canary',
      version: '1.15.0-7be03a91c2',
      percent: 10,
      reason: 'Shporta ruhet',
    },
    answer: move,
    failure: { code: 'release_conflict' },
  },
  moves: { answer: [move], failure: { code: 'unauthorized' } },
  figures: {
    answer: [
      {
        part: 'remote-diner',
        versions: [
          {
            version: '1.14.2-d20f77aa01',
            opened: 11_902,
            failed: 4,
            fell_back: 3,
            lcp_p75: 420,
            cls_p75: 0.001,
            inp_p75: 96,
            skewed: 2,
            hours: [
              { opened: 480, failed: 0 },
              { opened: 512, failed: 1 },
            ],
          },
        ],
      },
    ],
    failure: { code: 'unauthorized' },
  },
  report: {
    description:
      'Counted by version and minute; nothing of it says who reports. What names unknown versions, and what one address sends beyond its share, is dropped without a word.',
    body: {
      shell: '2.6.0-9c41e2aa07',
      happenings: [
        { kind: 'load_failed', part: 'remote-diner', version: '1.15.0-7be03a91c2' },
        { kind: 'lcp', part: 'shell', version: '2.6.0-9c41e2aa07', value: 1_240 },
      ],
    },
    failure: { code: 'invalid_input', fields: [{ field: 'happenings', message: 'required' }] },
  },
  tried: {
    description:
      'What the gate asks of a release: `npm run platform -- release` opens the build beside what is live in a browser and tells the outcome here. The last trial of a version counts, and only beside the versions it names.',
    body: {
      part: 'remote-diner',
      version: '1.15.0-7be03a91c2',
      beside: { shell: '2.6.0-9c41e2aa07', 'remote-business': '1.9.0-51c0de77aa' },
      problems: [],
    },
    failure: { code: 'version_unknown' },
  },
  preview: {
    description:
      'For eight hours, until the browser ends it. Versions of other teams’ parts must be live, as canary or as last good one.',
    body: { parts: { 'remote-diner': '1.15.0-7be03a91c2' } },
    answer: {
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      opens: '/preview?token=eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      expires_at: '2026-11-19T23:20:00.000Z',
    },
    failure: { code: 'version_unknown' },
  },
  collect: {
    description:
      'For operators. Kept are each part’s stable, canary and last good version, its newest ones, and all of the last weeks: tabs that are still open go on loading from them. Named is what was removed, or with `dry_run` would be.',
    body: { dry_run: true },
    answer: [{ part: 'remote-diner', version: '1.2.0-0a1b2c3d4e' }],
    failure: { code: 'forbidden' },
  },
  budget: {
    description:
      'For operators. In bytes of brotli; a build is refused a quarter above it. Null gives the part the platform’s budget of the kind again.',
    body: { part: 'remote-diner', kind: 'page', bytes: 45_056, reason: 'The map of the place page' },
    failure: { code: 'forbidden' },
  },
  errors: {
    description:
      'For everybody with a token. Kept are two hundred errors of a version, for thirty days after the last report. E-mails and long numbers are left out of the messages, and ids out of the paths.',
    query: { skip: 0 },
    failure: { code: 'unauthorized' },
    answer: {
      items: [
        {
          id: '5f0c2c1e-7a52-4c3b-9e8d-0a1b2c3d4e5f',
          part: 'remote-diner',
          version: '1.15.0-7be03a91c2',
          is_offered: true,
          message: "TypeError: Cannot read properties of undefined (reading 'choices')",
          count: 12,
          first_at: '2026-11-19T18:20:00.000Z',
          last_at: '2026-11-19T19:04:00.000Z',
          path: '/menu',
          browser: 'Chrome, Android',
        },
      ],
      total: 1,
    },
  },
  errorFrames: {
    description: 'By the source maps of the version, which browsers do not get.',
    params: { id: '5f0c2c1e-7a52-4c3b-9e8d-0a1b2c3d4e5f' },
    answer: [
      {
        version: 'remote-diner@1.15.0-7be03a91c2',
        file: 'remote-diner/src/features/menu/dish-sheet.tsx',
        line: 41,
        column: 18,
        name: 'DishSheet',
        is_mapped: true,
      },
    ],
    failure: { code: 'not_found' },
  },
  uses: {
    description:
      'For everybody with a token, before a call or a name of a shared module is changed: those that no live version uses can go. A shell has no users of modules but the remotes.',
    answer: {
      modules: [
        {
          name: '@tavolina/shared-ui',
          provided: '1.1.0',
          users: [
            {
              part: 'remote-diner',
              version: '1.15.0-7be03a91c2',
              is_canary: false,
              range: '^1.1.0',
              names: ['Button', 'Money'],
            },
          ],
          deprecated: { Money: { since: '2026-11-30', until: '2027-05-31', instead: 'Price' } },
        },
      ],
      calls: [
        {
          call: 'GET /menus/{id}',
          is_known: true,
          users: [{ part: 'remote-diner', version: '1.15.0-7be03a91c2', is_canary: false }],
          deprecated: null,
        },
      ],
    },
    failure: { code: 'unauthorized' },
  },
  acts: {
    description:
      'For operators and observers. `about` names what it was done to, and nothing of a person; where that is a place, `place` has its name.',
    query: { skip: 0, limit: 50 },
    answer: {
      items: [
        {
          id: 41,
          act: 'review_hidden',
          acted_by: 'Drita',
          acted_at: '2026-11-19T15:20:00.000Z',
          about: 'K7MQ-4XTD',
          place: null,
          reason: 'Fyerje',
        },
      ],
      total: 1,
    },
    failure: { code: 'forbidden' },
  },
  status: {
    description:
      'As the process that answers knows it. `breaches` are for the teams: a version that is live was built with calls which this server no longer offers as they were.',
    answer: {
      id: 218,
      team: 'storefront',
      may_move: 'remote-diner',
      is_observer: false,
      parts: [
        {
          part: 'remote-diner',
          stable: '1.14.2-d20f77aa01',
          stable_since: '2026-11-18T09:02:00.000Z',
          last_good: '1.14.1-9c41e2aa07',
          canary: { version: '1.15.0-7be03a91c2', percent: 10, since: '2026-11-19T15:20:00.000Z' },
          move_id: 218,
          first_bytes: 61_300,
          is_readable: true,
          missing: [],
          breaches: [],
        },
      ],
    },
    failure: { code: 'unauthorized' },
  },
};
