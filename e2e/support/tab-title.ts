import { expect, type Page } from './test.ts';

/** The title a browser reads from a document: owners' words may hold what HTML has to escape. */
export const titleOf = (page: Page, html: string): Promise<string | undefined> =>
  page.evaluate((source) => {
    type Policy = { createHTML: (text: string) => string };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy };
    };
    // The page takes no other text as HTML.
    const trusted = trustedTypes.createPolicy('story', { createHTML: (text) => text }).createHTML(source);
    return (
      new DOMParser().parseFromString(trusted, 'text/html').querySelector('title')?.textContent ?? undefined
    );
  }, html);

/**
 * Holds that the tab of a page is named alike by its document and by its code, which has come.
 * @param html the document
 */
export const expectOneTitle = async (page: Page, html: string): Promise<void> => {
  const title = await titleOf(page, html);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('head title')].map((found) => found.textContent).at(-1),
    ),
  ).toBe(title);
  await expect(page).toHaveTitle(title ?? '');
};
