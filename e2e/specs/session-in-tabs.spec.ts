import { inTurn } from '../support/in-turn.ts';
import { signIn, signOut } from '../support/owner.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §37
  test(`signing in in one tab signs in the other, and signing out likewise, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    // Both tabs tell which orders were seen a second after these appeared: a call under way when the session ends is refused.
    tolerate(refusal(401));
    const say = await textsOf(productUrl, language);
    const welcome = { name: say('login.welcome') };
    const first = await openWindow({ locale: language });
    const second = await first.context().newPage();
    await second.goto('/business/orders');
    await expect(second.getByRole('heading', welcome)).toBeVisible();
    await signIn(first, { language });
    await expect(second.getByRole('heading', { level: 1, name: say('orders.title') })).toBeVisible();
    await expect(second.getByRole('row').nth(1)).toBeVisible();
    await signOut(first, say);
    await expect(first.getByRole('heading', welcome)).toBeVisible();
    await expect(second.getByRole('heading', welcome)).toBeVisible();
  });
}
