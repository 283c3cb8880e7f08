import { eventually } from '../../../test/eventually.ts';
import { type FirstViewInput, FirstViews } from './first-views.ts';
import { packCode } from './render-task.ts';

const SHELL = `module.exports = { provided: {}, drawFirstView: (remote, { word }) => remote.draw(word) };`;
const HONEST = 'exports.remote = { draw: async (word) => word };';
const LOOP = 'exports.remote = { draw: () => { for (;;) Math.random(); } };';

let failures: string[];
let views: FirstViews;
beforeEach(() => {
  failures = [];
  views = new FirstViews({
    onFailure: (error) => failures.push(String(error)),
    onIsolationUnavailable: (error) => failures.push(String(error)),
  });
});
afterEach(() => views.stop());

const input = (key: string, code: string, more: Partial<FirstViewInput> = {}): FirstViewInput => ({
  shell: { key: 'shell@1', packed: packCode(SHELL) },
  remote: { key, packed: packCode(code) },
  isPreview: false,
  page: key,
  answers: '',
  request: { word: key },
  ...more,
});

const isDrawn = (one: FirstViewInput): Promise<void> =>
  eventually(async () => expect((await views.find(one))?.html).toBe(one.remote.key));

/** Requests the views of three versions that loop, and leaves them running. */
const loopThrice = (remote: string, more: Partial<FirstViewInput> = {}) =>
  Promise.all([1, 2, 3].map((version) => views.find(input(`${remote}@${version}`, LOOP, more))));

// product.md §162
test.each([
  ['visitors', false],
  ['previews', true],
])('versions of one remote that loop for %s leave others their processes', async (_, isPreview) => {
  await loopThrice('hostile', { isPreview });
  // The others are rendered before any loop ends; a failure would come from a loop that ended.
  await isDrawn(input('honest@1', HONEST, { isPreview }));
  expect(failures).toEqual([]);
});

test('previews of a remote take nothing from its visitors', async () => {
  await loopThrice('remote', { isPreview: true });
  await isDrawn(input('remote@0', HONEST));
  expect(failures).toEqual([]);
});

test('what a preview draws is not what visitors get', async () => {
  const page = { page: '/', remote: { key: 'remote@1', packed: packCode(HONEST) } };
  await eventually(async () =>
    expect(
      (await views.find(input('', '', { ...page, isPreview: true, request: { word: 'preview' } })))?.html,
    ).toBe('preview'),
  );
  await eventually(async () =>
    expect((await views.find(input('', '', { ...page, request: { word: 'visitor' } })))?.html).toBe(
      'visitor',
    ),
  );
});

// product.md §162
test('a page that found no process is drawn as soon as one is free', async () => {
  const busy = ['a', 'b', 'c'].map((name) => input(`${name}@1`, LOOP));
  await Promise.all(busy.map((one) => views.find(one)));
  expect(await views.find(input('late@1', HONEST))).toBeUndefined();
  await isDrawn(input('late@1', HONEST));
  // One of the three reached its time limit.
  expect(failures).not.toEqual([]);
}, 60_000);

// product.md §536
test('a page is waited for that takes a busy machine half a second', async () => {
  const slow = `exports.remote = { draw: (word) => {
    for (const end = Date.now() + 500; word === 'slow' && Date.now() < end; );
    return word;
  } };`;
  await isDrawn(input('remote@1', slow));
  const page = input('remote@1', slow, { page: 'slow', request: { word: 'slow' } });
  expect((await views.find(page))?.html).toBe('slow');
});
