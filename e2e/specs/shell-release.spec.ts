import { ownProduct } from '../support/own-product.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { platformCommand } from '../support/run-command.ts';
import { expect, type Page, test } from '../support/test.ts';
import { WELCOME } from '../support/variants.ts';

const SHELL = 'shell';
const SKIP = 'Kalo te përmbajtja';
const CHANGED_SKIP = 'Shko te përmbajtja';
/** So many that each of two versions, half and half, is met. */
const VISITORS = 30;

const own = ownProduct();

/** The shell draws the first link of every page. */
const skipLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Runs a command of the platform that must succeed. */
const command = async (...args: string[]): Promise<string> => {
  const { code, output } = await platformCommand(own.product, args);
  expect(code, output).toBe(0);
  return output;
};

/** Hands over a shell that says something else. */
const publishChanged = (of: string): Promise<string> =>
  own.store.publishVariant(SHELL, of, 'next', ({ text }) => text.replaceAll(SKIP, CHANGED_SKIP));

/** Which shell a visitor gets, and the cookie by which they are known. */
const visit = async (cookie = ''): Promise<{ version: string; cookie: string }> => {
  const answer = await fetch(`${own.product.url}/release.json`, { headers: { cookie } });
  const { shell } = (await answer.json()) as { shell: { version: string } };
  return { version: shell.version, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
};

/** Goes to a page of the shell's own, whose code this tab has not asked for yet, without a new document. */
const openConsole = async (page: Page, version: string): Promise<void> => {
  const code = page.waitForResponse((answer) => answer.url().includes(`/shell/${version}/`));
  await page.evaluate(() => {
    window.history.pushState(null, '', '/platform');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await code).status()).toBe(200);
  await expect(page.getByLabel('Çelësi i ekipit', { exact: true })).toBeVisible();
};

test('the shell is published, tried, given to half of the visitors, released and rolled back', async ({
  openWindow,
}) => {
  test.setTimeout(300_000);
  const before = await own.store.live(SHELL);
  const openTab = await openWindow({ baseURL: own.product.url });
  await openTab.goto('/');
  await codeHasCome(openTab);
  await expect(skipLink(openTab, SKIP)).toBeAttached();
  const next = await publishChanged(before);

  await test.step('what no browser has opened is refused', async () => {
    const untried = own.store.act(SHELL, 'release', { version: next, untried: undefined });
    await expect(untried).rejects.toThrow(`shell@${next} nuk është provuar ende`);
    expect(await own.store.live(SHELL)).toBe(before);
  });

  await test.step('half of the visitors get it, each of them every time', async () => {
    const said = await command('release', `${SHELL}@${next}`, '--canary', '50', '-m', 'a story');
    expect(said).toContain(`shell@${next} works beside what is live.`);
    const first = await Promise.all(Array.from({ length: VISITORS }, () => visit()));
    expect(new Set(first.map(({ version }) => version))).toEqual(new Set([before, next]));
    for (const visitor of first) expect(await visit(visitor.cookie)).toEqual(visitor);
    const chosen = first.find(({ version }) => version === next)?.cookie ?? '';
    const [name = '', value = ''] = chosen.split('=');
    const page = await openWindow({ baseURL: own.product.url });
    await page.context().addCookies([{ name, value, url: own.product.url }]);
    await page.goto('/business/login');
    await expect(skipLink(page, CHANGED_SKIP)).toBeAttached();
    await expect(page.getByRole('heading', { name: WELCOME })).toBeVisible();
  });

  await test.step('everybody gets it, and a tab that was open before goes on with its own', async () => {
    await command('promote', SHELL, '--unopened', '-m', 'a story');
    expect(await own.store.live(SHELL)).toBe(next);
    await openTab.getByRole('link', { name: 'Për bizneset' }).click();
    await expect(openTab.getByRole('heading', { name: WELCOME })).toBeVisible();
    await openConsole(openTab, before);
    await expect(skipLink(openTab, SKIP)).toBeAttached();
    await openTab.goto('/');
    await expect(skipLink(openTab, CHANGED_SKIP)).toBeAttached();
  });

  await test.step('it is taken back, and the tab that has it goes on', async () => {
    await command('rollback', SHELL, '-m', 'a story');
    expect(await visit()).toMatchObject({ version: before });
    await openConsole(openTab, next);
    const page = await openWindow({ baseURL: own.product.url });
    await page.goto('/');
    await expect(skipLink(page, SKIP)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: /Çfarë hamë sot në/ })).toBeVisible();
  });
});
