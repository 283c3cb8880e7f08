import { runInNewContext } from 'node:vm';
import { fakeReleases } from '../../test/fake-releases.ts';
import { WHEN_USED } from './code-when-used.ts';
import { codeStart } from './render-page.ts';

type Declared = Partial<Record<'waits' | 'ownWaits', string[]>>;

interface Visitor {
  /** How many entries the device keeps of ours; `forbidden`: nobody may look. */
  kept?: number | 'forbidden';
  connection?: { saveData: boolean };
  /** The first view has a place that only code can fill. */
  hasMap?: boolean;
}

/** Runs the script for a visitor. */
const open = ({ kept = 0, connection, hasMap = false }: Visitor = {}) => {
  let loads = 0;
  const heard = new Map<string, (event: object) => void>();
  const browser = {
    get localStorage() {
      if (kept === 'forbidden') throw new Error('SecurityError');
      return { length: kept };
    },
    sessionStorage: { length: 0 },
    document: { querySelector: () => (hasMap ? {} : null) },
    navigator: { connection },
    performance: { getEntriesByType: () => [{ responseStart: 200 }] },
    load: () => {
      loads += 1;
    },
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  };
  runInNewContext(WHEN_USED, browser);
  return {
    give: (type: string, more: object = {}) =>
      heard.get(type)?.({ type, target: { closest: () => null }, ...more }),
    loads: () => loads,
  };
};

const LINK = { target: { closest: () => ({}) } };

// product.md §225
test.each([
  ['a scroll', 'scroll', { target: {} }],
  ['a key', 'keydown', LINK],
  ['a mouse, also over a link', 'pointermove', { ...LINK, pointerType: 'mouse', movementX: 1, movementY: 0 }],
  ['a touch', 'pointerdown', { pointerType: 'touch' }],
  ['the focus of a screen reader', 'focusin', {}],
  ['a field that the browser fills', 'input', {}],
])('the code comes once with the first sign: %s', (_what, type, more) => {
  const page = open();
  expect(page.loads()).toBe(0);
  page.give(type, more);
  page.give(type, more);
  expect(page.loads()).toBe(1);
});

test('a mouse that rests where the page appears is no sign', () => {
  const page = open();
  page.give('pointermove', { pointerType: 'mouse', movementX: 0, movementY: 0 });
  expect(page.loads()).toBe(0);
});

test.each(['pointerdown', 'pointermove', 'focusin', 'click'])(
  'a link that is touched brings another document, and no code: %s',
  (type) => {
    const page = open();
    page.give(type, { ...LINK, pointerType: 'touch' });
    expect(page.loads()).toBe(0);
  },
);

test.each([
  ['a device that keeps something of ours', { kept: 1 }],
  ['a device that lets nobody look', { kept: 'forbidden' }],
  ['a page with a map, which only code draws', { hasMap: true }],
] as const)('the code comes at once: %s', (_what, visitor) => {
  expect(open(visitor).loads()).toBe(1);
});

test('the code follows a page that itself took long to come, unless data is saved', () => {
  const [slow, fast, saver] = [
    open(),
    open({ connection: { saveData: false } }),
    open({ connection: { saveData: true } }),
  ];
  slow.give('load', { timeStamp: 1_300 });
  fast.give('load', { timeStamp: 1_100 });
  saver.give('load', { timeStamp: 9_000 });
  expect([slow.loads(), fast.loads(), saver.loads()]).toEqual([1, 0, 0]);
});

describe('a page of a build', () => {
  const waitsAt = (address: string, declared: Declared = {}, preview?: Record<string, string>) => {
    const releases = fakeReleases();
    releases.putVersion('shell', '1.0.0', { namespace: 'shell' });
    releases.putVersion('remote-diner', '1.0.0', { namespace: 'diner', ...declared });
    releases.goLive({ shell: '1.0.0', 'remote-diner': '1.0.0' });
    const live = releases.live('visitor');
    const shell = live.parts.get('shell');
    if (!shell) throw new Error('There is no shell');
    const url = new URL(address, 'https://tavolina.al');
    const owner = live.parts.get('remote-diner');
    return codeStart({ shell, owner, url, live: preview ? { ...live, preview } : live }).waits;
  };

  // product.md §225
  test.each(['/', '/about', '/about/', '/about?from=mail'])('waits where it says so: %s', (address) => {
    expect(waitsAt(address, { waits: ['/', '/about'] })).toBe('all');
    expect(waitsAt(address, { ownWaits: ['/', '/about'] })).toBe('own');
  });

  test.each([
    ['a page below', waitsAt('/about/us', { waits: ['/about'], ownWaits: ['/about'] })],
    ['an older build', waitsAt('/about')],
    ['an address that names a language', waitsAt('/about?lng=en', { waits: ['/about'] })],
    ['a preview', waitsAt('/about', { ownWaits: ['/about'] }, { 'remote-diner': '1.0.0' })],
  ])('comes at once: %s', (_what, waits) => {
    expect(waits).toBe('nothing');
  });
});
