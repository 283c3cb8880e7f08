import { openDatabase } from '../../../platform/database/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import type { LivePart } from '../../../platform/pages/release-source.ts';
import { testFacts } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { servePages } from '../../../test/test-pages.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import { createLiveReleases, type LiveReleases } from './live-releases.ts';

const part = (version: string): LivePart => ({
  platform: testFacts({ version, prefixes: ['/'] }),
  manifest: null,
  texts: {},
  uiTexts: {},
  firstView: null,
});

const row = {
  part: 'remote-diner',
  stable: '1.0.0',
  last_good: null as string | null,
  canary: '2.0.0',
  canary_percent: 10,
  move_id: 7,
  stable_facts: part('1.0.0').platform,
  canary_facts: part('2.0.0').platform,
  last_good_facts: null as VersionFacts | null,
};

type Answer = () => Promise<{ rows: (typeof row)[] }>;

/** A separate instance with controlled database responses and move events. */
const startBoard = async (answer: Answer, unreadable: string[] = []) => {
  let answers = answer;
  let tell = (): void => undefined;
  const events: EventBus = {
    subscribe: (_topic, listener) => {
      tell = () => listener({});
      return () => undefined;
    },
    connection: () => 1,
    onLost: () => undefined,
    stop: async () => undefined,
  };
  const database = openDatabase('postgres://nowhere', () => undefined);
  Object.assign(database, { query: () => answers() });
  const liveReleases = createLiveReleases(database, events, {
    part: async (_name, version) => (unreadable.includes(version) ? undefined : part(version)),
    read: async () => undefined,
    missing: async () => [],
    damaged: async () => [],
    write: async () => undefined,
    restore: async () => undefined,
    remove: async () => undefined,
  });
  await liveReleases.refresh();
  return {
    liveReleases,
    move: (next: Answer) => {
      answers = next;
      tell();
    },
  };
};

const boardOf = async (unreadable: string[] = []): Promise<LiveReleases> => {
  const { liveReleases } = await startBoard(async () => ({ rows: [row] }), unreadable);
  liveReleases.stop();
  return liveReleases;
};

const versionOf = (liveReleases: LiveReleases, visitor: string): string | undefined =>
  liveReleases.live(visitor).parts.get('remote-diner')?.platform.version;

interface Visit {
  version: string;
  /** The cookie that recognises the visitor from now on. */
  cookie: string;
}

/** The pages of one server process, requested with the browser's cookie or without one. */
const pagesOf = async (): Promise<(cookie?: string) => Promise<Visit>> => {
  const { live } = await boardOf();
  const app = servePages({ releases: { live, file: async () => undefined, preview: async () => [] } });
  return async (cookie = '') => {
    const { body, headers } = await app.inject({ url: '/release.json', headers: { cookie } });
    const { remotes } = JSON.parse(body) as { remotes: Record<string, { version: string }> };
    return {
      version: remotes['remote-diner']?.version ?? '',
      cookie: String(headers['set-cookie'] ?? cookie).split(';')[0] ?? '',
    };
  };
};

test('of 10,000 new browsers a tenth, within 3 points, get a canary of 10 %, each every time and at every process', async () => {
  const [visit, visitAnother] = await Promise.all([pagesOf(), pagesOf()]);
  const first: Visit[] = [];
  for (let browser = 0; browser < 10_000; browser += 1) first.push(await visit());
  expect(new Set(first.map(({ cookie }) => cookie)).size).toBe(first.length);
  const share = first.filter(({ version }) => version === '2.0.0').length / 100;
  expect(Math.abs(share - 10)).toBeLessThan(3);
  for (const visited of first.slice(0, 300)) {
    expect(await visit(visited.cookie)).toEqual(visited);
    expect(await visitAnother(visited.cookie)).toEqual(visited);
  }
});

test('a canary whose files cannot be read goes to nobody', async () => {
  const liveReleases = await boardOf(['2.0.0']);
  for (let index = 0; index < 100; index += 1)
    expect(versionOf(liveReleases, `visitor-${index}`)).toBe('1.0.0');
});

test('a move that cannot be read when it is told is read as soon as it can', async () => {
  const { liveReleases, move } = await startBoard(async () => ({ rows: [{ ...row, canary_percent: 0 }] }));
  let asked = 0;
  move(async () => {
    asked += 1;
    if (asked === 1) throw new Error('timeout exceeded when trying to connect');
    return { rows: [{ ...row, stable: '3.0.0', canary_percent: 0 }] };
  });
  try {
    await eventually(async () => expect(versionOf(liveReleases, 'anybody')).toBe('3.0.0'));
  } finally {
    liveReleases.stop();
  }
});

test('a last good version that cannot be read at first is there as soon as it can', async () => {
  const withLastGood = {
    ...row,
    canary_percent: 0,
    last_good: '0.9.0',
    last_good_facts: part('0.9.0').platform,
  };
  const unreadable = ['0.9.0'];
  const { liveReleases } = await startBoard(async () => ({ rows: [withLastGood] }), unreadable);
  const fallback = () => liveReleases.live('anybody').fallbacks.get('remote-diner')?.platform.version;
  try {
    expect(fallback()).not.toBe('0.9.0');
    unreadable.length = 0;
    await eventually(async () => expect(fallback()).toBe('0.9.0'));
  } finally {
    liveReleases.stop();
  }
});
