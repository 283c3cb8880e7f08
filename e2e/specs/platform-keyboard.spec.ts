import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { ownProduct } from '../support/own-product.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';
import { changeSearch, changeWelcome } from '../support/variants.ts';

const DINER = 'remote-diner';
const BUSINESS = 'remote-business';

const own = ownProduct();

test.describe.configure({ mode: 'default' });

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`releases are read and rolled back by keys alone, and by everyone, ${language}`, async ({
    openWindow,
  }) => {
    test.setTimeout(120_000);
    tolerate(refusal(401));
    const say = await textsOf(own.product.url, language, 'shell');
    const good = await own.store.live(DINER);
    const variant = (name: string) =>
      own.store.publishVariant(DINER, good, `${name}-${language}`, changeSearch);
    const next = await variant('next');
    // A line may break at a hyphen before a letter, not before a figure.
    const canary = await variant(`canary-${'7'.repeat(24)}`);
    await own.store.move(DINER, next);
    await own.store.act(DINER, 'canary', { version: canary, percent: 50 });

    const page = await openWindow({ baseURL: own.product.url });
    const pointed = await countPointing(page);
    await page.goto(`/platform?lng=${language}`);
    const main = page.getByRole('main');
    const row = page.getByRole('row', { name: `${DINER} ${next}` });
    const buttonOf = (name: string) => page.getByRole('button', { name: `${name}: ${DINER}`, exact: true });
    const boxOf = async (name: string) =>
      (await buttonOf(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

    await test.step('a wrong token is refused; what follows the right one is where reading goes on', async () => {
      await expectSound(page, 'sign in');
      const token = page.getByLabel(say('platform.token'), { exact: true });
      await KEYBOARD.write(token, 'tvp_wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('platform.tokenRefused'))).toBeVisible();
      await KEYBOARD.write(token, own.store.token);
      await page.keyboard.press('Enter');
      await expect(row).toBeVisible();
      await expect(main).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name: say('platform.title') })).toBeVisible();
    });
    await test.step('each figure stands under the name of its column', async () => {
      const table = page.getByRole('table').first();
      for (const column of ['part', 'live', 'canary', 'opened', 'failed', 'paint', 'day'])
        await expect(
          table.getByRole('columnheader', { name: say(`platform.column.${column}`), exact: true }),
        ).toBeVisible();
      await expect(table.getByRole('rowheader', { name: DINER }).first()).toBeVisible();
    });
    await test.step('the canary’s figures open as a table', async () => {
      const panel = page.getByRole('region', {
        name: say('platform.canaryOf', { part: DINER, version: canary }),
      });
      await expect(panel).toContainText(say('platform.share', { percent: 50 }));
      await KEYBOARD.press(panel.getByText(say('platform.asTable')));
      const figures = panel.getByRole('table', { name: say('platform.perThousand') });
      await expect(figures.getByRole('columnheader', { name: canary })).toBeVisible();
      await expect(figures.getByRole('row')).toHaveCount(25);
      await expectSound(page, 'releases and a canary');
    });
    await test.step('a canary that nobody has opened is promoted only after a question', async () => {
      await KEYBOARD.press(buttonOf(say('platform.promote')));
      const question = page.getByRole('alertdialog', { name: `${DINER}: ${say('platform.promote')}?` });
      await expect(question).toContainText(canary);
      await expectSound(page, 'question');
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    });
    await test.step('long names of versions widen no page and cut nothing off, nor does the open table', async () => {
      await expectFits(page, [390, 768, 1024, 1280, 1440]);
    });
    await test.step('on a phone two presses that mean opposite things do not touch', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 800 });
      const [promote, end] = [await boxOf(say('platform.promote')), await boxOf(say('platform.abort'))];
      const gap = Math.max(end.x - promote.x - promote.width, end.y - promote.y - promote.height);
      expect(gap).toBeGreaterThanOrEqual(8);
      if (size) await page.setViewportSize(size);
    });
    await test.step('the canary is ended and the part rolled back, and both are said', async () => {
      const end = say('platform.abort');
      await KEYBOARD.press(buttonOf(end));
      const question = page.getByRole('alertdialog', { name: `${DINER}: ${end}?` });
      await KEYBOARD.press(question.getByRole('button', { name: end, exact: true }));
      const said = page.getByRole('status').filter({ hasText: DINER });
      await expect(said).toContainText(`${say('platform.action.abort')}: ${DINER} ${canary}`);
      await expect(page.getByRole('cell').filter({ has: said })).toBeFocused();
      await expect(said).toBeInViewport();
      await KEYBOARD.press(buttonOf(say('platform.rollback', { version: good })));
      await expect(said).toContainText(`${say('platform.action.rollback')}: ${DINER} ${next} → ${good}`);
      await expect(page.getByRole('cell').filter({ has: said })).toBeFocused();
      expect(await own.store.live(DINER)).toBe(good);
    });
    await test.step('the history tells both, in the reader’s language', async () => {
      const history = page.getByRole('region', { name: say('platform.history') }).getByRole('listitem');
      const byHand = { sq: 'me dorë në konsolë', en: 'by hand in the console' }[language];
      for (const [place, action, version] of [
        [0, 'rollback', good],
        [1, 'abort', canary],
      ] as const) {
        const entry = history.nth(place);
        await expect(entry).toContainText(say(`platform.action.${action}`));
        await expect(entry).toContainText(version);
        await expect(entry).toContainText(byHand);
      }
    });
    await test.step('signing out leads back to the token', async () => {
      await KEYBOARD.press(page.getByRole('button', { name: say('platform.leave') }));
      await expect(page.getByLabel(say('platform.token'), { exact: true })).toHaveValue('');
      await expect(main).toBeFocused();
    });
    expect(pointed()).toBe(0);
  });

  test(`a preview is left by keys alone, ${language}`, async ({ openWindow }) => {
    const say = await textsOf(own.product.url, language, 'shell');
    const live = await own.store.live(BUSINESS);
    const next = await own.store.publishVariant(BUSINESS, live, `next-${language}`, changeWelcome);
    const page = await openWindow({ baseURL: own.product.url });
    const pointed = await countPointing(page);
    await page.goto(await own.store.preview(BUSINESS, next));
    await KEYBOARD.press(page.getByRole('link'));
    await expect(page).toHaveURL(`${own.product.url}/`);
    await page.goto(`/business/login?lng=${language}`);
    const badge = page.getByRole('complementary', { name: say('preview.title') });
    await expect(badge).toContainText(`${BUSINESS} ${next}`);
    await KEYBOARD.press(badge.getByRole('button', { name: say('preview.end') }));
    await expect(badge).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pointed()).toBe(0);
  });
}
