import { reloadStaleTab } from '../remotes/stale-tab.ts';
import { drawPage } from './draw-page.tsx';
import { loadDrawing } from './load-drawing.ts';

const MISSING = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
/** Errors with which the next attempts to load the file end. */
const mockErrors: Error[] = [];

jest.mock('./draw-page.tsx', () => ({ drawPage: jest.fn() }));
jest.mock('./next-task.ts', () => ({
  nextTask: async () => {
    const error = mockErrors.shift();
    if (error) throw error;
  },
}));
jest.mock('../remotes/stale-tab.ts', () => ({
  ...jest.requireActual('../remotes/stale-tab.ts'),
  reloadStaleTab: jest.fn(() => true),
}));

afterEach(() => jest.clearAllMocks());

test('what draws pages is asked for once more when it did not come', async () => {
  mockErrors.push(MISSING);
  await expect(loadDrawing()).resolves.toMatchObject({ drawPage });
  expect(reloadStaleTab).not.toHaveBeenCalled();
});

test('the tab reloads when it does not come the second time either', async () => {
  mockErrors.push(MISSING, MISSING);
  await expect(loadDrawing()).rejects.toBe(MISSING);
  expect(reloadStaleTab).toHaveBeenCalledTimes(1);
});

test('code that came and threw reloads nothing', async () => {
  mockErrors.push(new Error('boom'));
  await expect(loadDrawing()).rejects.toThrow('boom');
  expect(reloadStaleTab).not.toHaveBeenCalled();
});
