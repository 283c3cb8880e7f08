import { reportReady } from '../reports/report-ready.ts';
import { whenUsed } from './when-used.ts';

jest.mock('../reports/report-ready.ts', () => ({ reportReady: jest.fn() }));

const CODE = '<link rel="preload" as="script" href="/remotes/remote-diner/1/home.js">';

/** Opens a document whose template holds this, and tells whether the page's own code may run by now. */
const open = (html: string) => {
  document.body.innerHTML = html;
  let isUsed = false;
  const used = whenUsed().then(() => {
    isUsed = true;
  });
  return { isUsed: () => isUsed, used };
};

// product.md §225
test.each([
  ['a page without a first view', ''],
  ['a page whose code has come', '<template id="code"></template>'],
])('nothing is waited for in %s', async (_what, html) => {
  const page = open(html);
  await page.used;
  expect(page.isUsed()).toBe(true);
  expect(reportReady).not.toHaveBeenCalled();
});

// product.md §225, §143
test('the page’s own code waits for the sign, with a shell that counts as ready', async () => {
  const page = open(`<template id="code">${CODE}</template>`);
  await Promise.resolve();
  expect(page.isUsed()).toBe(false);
  expect(reportReady).toHaveBeenCalledTimes(1);

  document.dispatchEvent(new Event('tavolina-used'));
  await page.used;
  expect(page.isUsed()).toBe(true);
});
