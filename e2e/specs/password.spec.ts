import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { linkInMail } from '../support/mailbox.ts';
import { openPlace, PASSWORD } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, type Say, textsOf } from '../support/texts.ts';

const NEXT_PASSWORD = 'Oxhaku-i-Ri-2027!';

const signInWith = async (page: Page, say: Say, email: string, password: string): Promise<void> => {
  await page.getByLabel(say('common.email')).fill(email);
  await page.getByLabel(say('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a forgotten password is set again by the link of a mail, which works once, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(400), refusal(404), refusal(410), refusal(422));
    const say = await textsOf(productUrl, language);
    const place = await openPlace(productUrl, language);
    const page = await openWindow({ locale: place.signedIn.locale ?? 'sq-AL' });

    await page.goto('/business/login');
    await page.getByRole('link', { name: say('login.forgot') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('forgot.title') })).toBeVisible();
    await page.getByLabel(say('common.email')).fill(place.email);
    await page.getByRole('button', { name: say('forgot.submit') }).click();
    await expect(page.getByText(say('forgot.sent', { minutes: 60 }))).toBeVisible();
    await expect(page.getByLabel(say('common.email'))).toHaveValue('');

    const link = await linkInMail(page, place.email, '/business/reset-password');
    await page.goto(link);
    const password = page.getByLabel(say('reset.password'), { exact: true });
    const confirm = page.getByLabel(say('reset.confirm'));
    await expect(password).toBeVisible();
    await expectSound(page, 'a new password');
    await password.fill(NEXT_PASSWORD);
    await confirm.fill('ndryshe');
    await expect(page.getByText(say('field.mismatch'))).toBeVisible();
    await confirm.fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: say('reset.submit') }).dblclick();
    await expect(page.getByText(say('reset.done'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('login.welcome') })).toBeVisible();
    await signInWith(page, say, place.email, NEXT_PASSWORD);
    await expect(page).toHaveURL(/\/business\/dashboard/);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: say('reset.invalid') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('reset.request') })).toBeVisible();
  });

  test(`a password is changed once all six checks pass, and other sessions end, ${language}`, async ({
    openConsole,
    openWindow,
  }) => {
    tolerate(refusal(400), refusal(401), refusal(403), refusal(404), refusal(422));
    const { place, page, say } = await openConsole(language);
    const other = await openWindow({ locale: place.signedIn.locale ?? 'sq-AL' });
    await other.goto('/business/login');
    await signInWith(other, say, place.email, PASSWORD);
    await expect(other).toHaveURL(/\/business\/dashboard/);

    await page.goto('/business/change-password');
    const submit = page.getByRole('button', { name: say('password.submit') });
    const met = page.getByRole('img', { name: say('password.met') });
    const password = page.getByLabel(say('password.new'), { exact: true });
    await expect(submit).toBeDisabled();
    for (const [typed, count] of [
      ['abc', 1],
      ['abcD', 2],
      ['abcD1', 3],
      ['abcD1!', 4],
      ['abcD1!ef', 5],
    ] as const) {
      await password.fill(typed);
      await expect(met).toHaveCount(count);
      await expect(submit).toBeDisabled();
    }
    await password.fill(NEXT_PASSWORD);
    await page.getByLabel(say('password.confirm')).fill(NEXT_PASSWORD);
    await expect(met).toHaveCount(6);
    await page.getByLabel(say('password.current')).fill('gabim-gabim');
    await submit.click();
    await expect(page.getByLabel(say('password.current'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say('password.current')).fill(PASSWORD);
    await submit.click();
    await expect(page.getByText(say('password.done'))).toBeVisible();
    await expect(page).toHaveURL(/\/business\/dashboard/);
    await other.goto('/business/account');
    await expect(other.getByRole('heading', { level: 1, name: say('login.welcome') })).toBeVisible();
  });
}
