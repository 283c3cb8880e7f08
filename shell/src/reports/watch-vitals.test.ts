import { currentRelease } from '@tavolina/shared-api/runtime';
import { liveRemotes } from '../remotes/live-release.ts';
import { runningVersion } from '../remotes/running-version.ts';
import { report } from './report.ts';
import { watch } from './vitals.ts';
import { watchVitals } from './watch-vitals.ts';

jest.mock('../remotes/live-release.ts', () => ({ liveRemotes: jest.fn() }));
jest.mock('../remotes/running-version.ts', () => ({ runningVersion: jest.fn() }));
jest.mock('./report.ts', () => ({ report: jest.fn() }));
jest.mock('./vitals.ts', () => ({ watch: jest.fn() }));

const tell = async (path: string): Promise<void> => {
  window.history.replaceState(null, '', path);
  await watchVitals();
  // The visitor has navigated before the figure is final.
  window.history.replaceState(null, '', '/business');
  jest.mocked(watch).mock.lastCall?.[0]('lcp', 1200);
};

const release = { base: '/', namespace: 'x', manifest: {}, integrity: {} };
const shell = (): string => currentRelease().shell.version;

beforeEach(() => {
  jest.mocked(report).mockReset();
  jest.mocked(runningVersion).mockReset();
  jest.mocked(liveRemotes).mockReturnValue({
    'remote-diner': { ...release, version: '2.0.0', prefixes: ['/menu'] },
    'remote-business': { ...release, version: '3.0.0', prefixes: ['/business'] },
  });
});

test('a figure is told for the shell and the remote whose address was opened, in the version that runs', async () => {
  jest.mocked(runningVersion).mockImplementation((name) => (name === 'remote-diner' ? '1.9.0' : '3.0.0'));
  await tell('/menu/7');
  expect(jest.mocked(report).mock.calls.map(([told]) => told)).toEqual([
    { kind: 'lcp', part: 'shell', version: shell(), value: 1200 },
    { kind: 'lcp', part: 'remote-diner', version: '1.9.0', value: 1200 },
  ]);
});

test.each(['/platform', '/menu'])(
  'an address of the shell, or a remote that did not come: %s',
  async (path) => {
    await tell(path);
    expect(jest.mocked(report).mock.calls.map(([{ part }]) => part)).toEqual(['shell']);
  },
);
