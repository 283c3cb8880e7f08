import { ownProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';
import { BUSINESS, twoVersions } from '../support/two-versions.ts';
import { versionAt, visitUntil } from '../support/visits.ts';

const PAGE = '/business/login';
/** So many moves are behind the process before it ends in the middle of one. */
const WARM = 5;

const own = ownProduct();
const versions = twoVersions(own);

test.describe.configure({ mode: 'default' });

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
