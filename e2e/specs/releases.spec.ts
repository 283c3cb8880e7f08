import { ownProduct } from '../support/own-product.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { expect, test } from '../support/test.ts';
import { BUSINESS, twoVersions } from '../support/two-versions.ts';
import { breakEntry, changeSearch, WELCOME } from '../support/variants.ts';
import { versionAt, visitUntil } from '../support/visits.ts';

const DINER = 'remote-diner';
const MOVES = 100;
const PAGE = '/business/login';
/** So many moves are behind the process before it ends in the middle of one. */
const WARM = 5;

const own = ownProduct();
const versions = twoVersions(own);

test.describe.configure({ mode: 'default' });

test('a hundred releases and rollbacks cost no visitor a page or a file', async () => {
  test.setTimeout(180_000);
  const stop = new AbortController();
  const visits = [own.product.url, versions.another.url].map((url) => visitUntil(stop.signal, url, PAGE));
  for (let turn = 0; turn < MOVES / 2; turn += 1) {
    await own.store.act(BUSINESS, 'release', { version: versions.next });
    await own.store.act(BUSINESS, 'rollback', { version: versions.good });
  }
  stop.abort();
  const seen = await Promise.all(visits);
  expect(seen.flatMap(({ failures }) => failures)).toEqual([]);
  expect(Math.min(...seen.map(({ pages }) => pages))).toBeGreaterThan(20);
});

test('a rollback is in the next page of every process within a second', async () => {
  await own.store.move(BUSINESS, versions.next);
  for (const url of [own.product.url, versions.another.url])
    await expect.poll(() => versionAt(url, BUSINESS)).toBe(versions.next);
  const started = performance.now();
  await own.store.act(BUSINESS, 'rollback');
  for (const url of [own.product.url, versions.another.url])
    await expect.poll(() => versionAt(url, BUSINESS), { intervals: [5] }).toBe(versions.good);
  const took = performance.now() - started;
  test.info().annotations.push({ type: 'rollback', description: `${took.toFixed(0)} ms` });
  expect(took).toBeLessThan(1_000);
});

test('a tab that was opened before two releases still loads the pages it has not shown yet', async ({
  openWindow,
}) => {
  const page = await openWindow({ baseURL: own.product.url });
  await page.goto('/');
  await codeHasCome(page);
  const first = await own.store.live(DINER);
  for (const name of ['one', 'two'])
    await own.store.move(
      DINER,
      await own.store.publishVariant(DINER, first, name, ({ text }) =>
        text.replaceAll('Kërko', `Kërko ${name}`),
      ),
    );
  const chunk = page.waitForResponse((answer) =>
    answer.url().includes(`/remotes/${DINER}/${first}/contact.`),
  );
  await page.evaluate(() => {
    window.history.pushState(null, '', '/contact');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await chunk).status()).toBe(200);
  await own.store.move(DINER, first);
});

test('each failure is told once, with the version that failed', async ({ browser }) => {
  const broken = await own.store.publishVariant(BUSINESS, versions.good, 'told', breakEntry);
  await own.store.move(BUSINESS, broken);
  const page = await browser.newPage({ baseURL: own.product.url, serviceWorkers: 'block' });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect.poll(() => own.store.failures(BUSINESS, broken)).toBe(1);
  await page.close();
  await own.store.act(BUSINESS, 'rollback');
});

test('a server that is killed while a build is handed over has it whole or not at all', async () => {
  const handing = own.store
    .publishVariant(DINER, await own.store.live(DINER), 'torn', changeSearch)
    .catch((error: unknown) => error);
  await own.product.crash();
  await own.product.restart();
  await handing;
  const version = `${await own.store.live(DINER)}-torn`;
  const release = () => own.store.act(DINER, 'release', { version }).catch(String);
  const before = await own.store.live(DINER);
  const outcome = await release();
  if (outcome !== undefined) expect(outcome).toContain('version_unknown');
  expect(await own.store.live(DINER)).toBe(outcome === undefined ? version : before);
  const { failures } = await visitUntil(AbortSignal.timeout(500), own.product.url, '/');
  expect(failures).toEqual([]);
});

/** Releases one version after the other without a pause, until the server is gone. */
const moveUntilCut = async (
  onMoved: (count: number) => void,
): Promise<{ done: string; attempted: string }> => {
  let done = await own.store.live(BUSINESS);
  for (let turn = 1; ; turn += 1) {
    const attempted = done === versions.good ? versions.next : versions.good;
    try {
      await own.store.act(BUSINESS, 'release', { version: attempted });
    } catch {
      return { done, attempted };
    }
    done = attempted;
    onMoved(turn);
  }
};

const ENDS = [
  { how: 'is killed', end: () => own.product.crash().then(() => own.product.restart()) },
  { how: 'is told to stop', end: () => own.product.restart() },
];

for (const { how, end } of ENDS) {
  test(`a server that ${how} in the middle of a release has it whole or not at all`, async () => {
    test.setTimeout(180_000);
    const stop = new AbortController();
    const visits = visitUntil(stop.signal, versions.another.url, PAGE);
    let ending: Promise<void> | undefined;
    const { done, attempted } = await moveUntilCut((count) => {
      if (count === WARM) ending = end();
    });
    await ending;

    const live = await versionAt(own.product.url, BUSINESS);
    expect([done, attempted]).toContain(live);
    expect(await own.store.live(BUSINESS)).toBe(live);
    expect(await own.store.lastMoved(BUSINESS)).toBe(live);
    await expect.poll(() => versionAt(versions.another.url, BUSINESS)).toBe(live);

    await own.store.move(BUSINESS, attempted);
    for (const { url } of [own.product, versions.another])
      await expect.poll(() => versionAt(url, BUSINESS)).toBe(attempted);
    stop.abort();
    const seen = await visits;
    expect(seen.failures).toEqual([]);
    expect(seen.pages).toBeGreaterThan(WARM);
    expect((await visitUntil(AbortSignal.timeout(500), own.product.url, PAGE)).failures).toEqual([]);
  });
}
