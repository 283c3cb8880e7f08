import { readFile } from 'node:fs/promises';
import { authenticator } from '../support/authenticator.ts';
import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { PASSWORD } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, type Say } from '../support/texts.ts';

/** Signs the owner out, and in again as far as the password goes. */
const signInAnew = async (page: Page, say: Say, email: string): Promise<void> => {
  await page.getByRole('button', { name: say('frame.account', { name: 'Sofra e Bardhë' }) }).click();
  await page.getByRole('menuitem', { name: say('frame.logout') }).click();
  await page.getByLabel(say('common.email')).fill(email);
  await page.getByLabel(say('login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a login with two steps: enrolled, asked for, and a recovery code when the phone is lost, ${language}`, async ({
    openConsole,
  }) => {
    // The first step of such a login is refused; a wrong code, and a place without a subscription, are too.
    tolerate(refusal(401), refusal(403), refusal(404), refusal(422));
    const { place, page, say } = await openConsole(language);
    const section = page.getByRole('region', { name: say('twoFactor.title') });
    const code = page.getByLabel(say('twoFactor.code'), { exact: true });
    const enter = page.getByRole('button', { name: say('login.submit'), exact: true });

    await page.goto('/business/account?tab=security');
    await section.getByRole('button', { name: say('twoFactor.turnOn') }).click();
    await section.getByLabel(say('password.current')).fill(PASSWORD);
    await section.getByRole('button', { name: say('twoFactor.goOn') }).click();
    await expect(section.getByRole('img', { name: say('twoFactor.qr') })).toBeVisible();
    const nextCode = authenticator((await section.getByRole('code').textContent()) ?? '');
    await code.fill('000000');
    await section.getByRole('button', { name: say('twoFactor.confirm') }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(nextCode());
    await section.getByRole('button', { name: say('twoFactor.confirm') }).click();
    const recovery = section.getByRole('list', { name: say('twoFactor.codes') }).getByRole('code');
    await expect(recovery).toHaveCount(10);
    await expectSound(page, 'recovery codes');
    const spare = (await recovery.first().textContent()) ?? '';
    const leaving = page.waitForEvent('download');
    await section.getByRole('button', { name: say('twoFactor.saveCodes') }).click();
    expect(await readFile(await (await leaving).path(), 'utf8')).toContain(spare);
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(recovery.first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });

    await signInAnew(page, say, place.email);
    await code.fill(nextCode());
    await enter.click();
    await expect(page).toHaveURL(/\/business\/dashboard/);

    await signInAnew(page, say, place.email);
    await code.fill(spare);
    await enter.click();
    await expect(page).toHaveURL(/\/business\/dashboard/);

    await signInAnew(page, say, place.email);
    await code.fill(spare);
    await enter.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: say('twoFactor.back') }).click();
    await expect(page.getByLabel(say('common.email'))).toHaveValue(place.email);
  });

  test(`an owner sees where they are signed in, and signs out there, ${language}`, async ({
    openConsole,
    openWindow,
  }) => {
    tolerate(refusal(401), refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const phone = await openWindow({ locale: place.signedIn.locale ?? 'sq-AL', isMobile: true });
    await phone.goto('/business/login');
    await phone.getByLabel(say('common.email')).fill(place.email);
    await phone.getByLabel(say('login.password'), { exact: true }).fill(PASSWORD);
    await phone.getByRole('button', { name: say('login.submit'), exact: true }).click();
    await expect(phone).toHaveURL(/\/business\/dashboard/);

    await page.goto('/business/account?tab=security');
    const section = page.getByRole('region', { name: say('sessions.title') });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await section.getByRole('button', { name: say('sessions.endOthers') }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByText(say('sessions.this'))).toBeVisible();
    await phone.goto('/business/account');
    await expect(phone.getByText(say('login.expired'))).toBeVisible();
  });
}
