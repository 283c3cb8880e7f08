import { type Database, openDatabase } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { LivePart } from '../../platform/pages/release-source.ts';
import { createLiveBoard, type LiveBoard } from './live-board.ts';

const part = (version: string): LivePart => ({
  platform: {
    name: 'remote-diner',
    version,
    prefixes: ['/'],
    namespace: 'diner',
    entry: null,
    manifest: null,
    js: [],
    css: [],
    files: {},
  },
  manifest: null,
  texts: {},
  uiTexts: {},
  firstView: null,
});

const row = {
  part: 'remote-diner',
  stable: '1.0.0',
  last_good: null,
  canary: '2.0.0',
  canary_percent: 10,
  move_id: 7,
  stable_facts: part('1.0.0').platform,
};

const events: EventBus = {
  subscribe: () => () => undefined,
  connection: () => 1,
  stop: async () => undefined,
};

const boardOf = async (unreadable: string[] = []): Promise<LiveBoard> => {
  const database = Object.assign(
    openDatabase('postgres://nowhere', () => undefined),
    {
      query: async () => ({ rows: [row] }),
    },
  ) as unknown as Database;
  const board = createLiveBoard(database, events, {
    part: async (_name, version) => (unreadable.includes(version) ? undefined : part(version)),
    read: async () => undefined,
    write: async () => undefined,
    remove: async () => undefined,
  });
  await board.refresh();
  board.stop();
  return board;
};

const versionOf = (board: LiveBoard, visitor: string): string | undefined =>
  board.live(visitor).parts.get('remote-diner')?.platform.version;

test('a canary of 10 % reaches that share of 10,000 visitors within half a point over 3, each time the same', async () => {
  const board = await boardOf();
  const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
  const first = visitors.map((visitor) => versionOf(board, visitor));
  const share = first.filter((version) => version === '2.0.0').length / 100;
  expect(share).toBeGreaterThan(7);
  expect(share).toBeLessThan(13);
  expect(visitors.map((visitor) => versionOf(board, visitor))).toEqual(first);
});

test('a canary whose files cannot be read goes to nobody', async () => {
  const board = await boardOf(['2.0.0']);
  for (let index = 0; index < 100; index += 1) expect(versionOf(board, `visitor-${index}`)).toBe('1.0.0');
});
