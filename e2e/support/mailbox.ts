import { expect, type Page } from './test.ts';

/**
 * Reads the newest mail to an address in the mailbox of the product; returns where its one link to a page leads, without
 * the origin: a server on a port of the system's choice does not know its own when it writes mails.
 */
export const linkInMail = async (page: Page, to: string, path: string): Promise<string> => {
  const mail = page.getByRole('listitem').filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.getByRole('link').click();
  const link = page.frameLocator('iframe').locator(`a[href*="${path}"]`).first();
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
};
