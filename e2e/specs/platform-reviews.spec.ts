import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expectNoSidewaysScroll, expectNothingCut } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

/** Reports two reviews of the demo place; their orders, the latest report first. */
const reportTwo = async (url: string, reason: string, skip: number): Promise<string[]> => {
  const headers = { ...(await ownerHeaders(url)), 'content-type': 'application/json' };
  const list = await fetch(`${url}/api/reviews/business?limit=2&skip=${skip}`, { headers });
  const { items } = (await list.json()) as { items: { order_id: string }[] };
  for (const { order_id } of items) {
    const path = `${url}/api/reviews/business/${order_id}/report`;
    const { status } = await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ reason }) });
    expect(status).toBe(200);
  }
  return items.map(({ order_id }) => order_id).reverse();
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §557, §558
  test(`one reported review is hidden and one let stand, by keys alone, ${language}`, async ({
    openWindow,
    operated,
  }) => {
    const { url } = operated.product;
    const say = await textsOf(url, language, 'shell');
    const [hidden = '', left = ''] = await reportTwo(
      url,
      `Fyen ${language}`,
      2 * LANGUAGES.indexOf(language),
    );
    const page = await openWindow({ baseURL: url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/reviews?lng=${language}`);
    const list = page.getByRole('region', { name: say('platform.reviews.title') });
    const rowOf = (id: string) => list.getByRole('listitem').filter({ hasText: id });

    await test.step('the token that is asked for opens the list, the latest report first', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem').first()).toContainText(hidden);
      await expect(rowOf(left)).toContainText(`Fyen ${language}`);
      await expect(rowOf(left)).toContainText(say('platform.reviews.state.open'));
      await expectSound(page, 'reported');
    });
    await test.step('one is hidden with a reason', async () => {
      await KEYBOARD.press(rowOf(hidden).getByRole('button', { name: say('platform.reviews.hide') }));
      const field = page.getByRole('textbox', { name: say('platform.reviews.reason') });
      await KEYBOARD.write(field, 'Fyerje');
      await expectSound(page, 'reason');
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      for (const narrow of [360, 768, 1280]) {
        await page.setViewportSize({ width: narrow, height });
        await expectNoSidewaysScroll(page);
        await expectNothingCut(page);
      }
      await page.setViewportSize({ width, height });
      await KEYBOARD.press(page.getByRole('button', { name: say('platform.reviews.hideNow') }));
      await expect(rowOf(hidden)).toContainText(
        say('platform.reviews.hidden', { by: 'operators', reason: 'Fyerje' }),
      );
      await expect(rowOf(hidden)).toBeFocused();
    });
    await test.step('the other stands', async () => {
      await KEYBOARD.press(rowOf(left).getByRole('button', { name: say('platform.reviews.letStand') }));
      await expect(rowOf(left)).toContainText(say('platform.reviews.state.stands'));
    });
    await test.step('both decisions are the last acts', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const acts = page.getByRole('region', { name: say('platform.acts.title') }).getByRole('listitem');
      await expect(acts.nth(0)).toContainText(say('platform.acts.kind.review_kept'));
      await expect(acts.nth(1)).toContainText(say('platform.acts.kind.review_hidden'));
      await expect(acts.nth(1)).toContainText('Fyerje');
    });
    expect(pointed()).toBe(0);
  });
}
