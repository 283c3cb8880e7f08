import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MENU, OWNERS, PUBLIC } from '../support/addresses.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { addMenu, addOrder, openPlace, startTrial } from '../support/place.ts';
import { type PseudoLanguage, STAND_IN, speakPseudo } from '../support/pseudo-language.ts';
import { ROOT } from '../support/run-command.ts';
import { settled } from '../support/screen-ready.ts';
import { expectRoom } from '../support/sideways-scroll.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

test.describe.configure({ timeout: 240_000 });

const legalTexts = ['terms', 'privacy'].map((name) =>
  JSON.parse(readFileSync(path.join(ROOT, `remote-diner/locales/legal/${name}.${STAND_IN}.json`), 'utf8')),
);

/** The fields of a card are the payment provider's, which has its own catalogues. */
const cardTexts = JSON.parse(
  readFileSync(path.join(ROOT, `server/sandbox-client/locales/${STAND_IN}.json`), 'utf8'),
);

/** Plans are told by the server, in the language that is asked for. */
const plansIn = async (url: string): Promise<unknown> =>
  (await fetch(`${url}/api/subscriptions/plans`, { headers: { 'accept-language': STAND_IN } })).json();

/** What languages call themselves, which no language translates. */
const LANGUAGE_NAMES =
  'Shqip English Italiano Deutsch Français Español Polski Ελληνικά Македонски Türkçe'.split(' ');

/** Pages of which a part comes late, with a text of that part. */
const LATE_TEXTS: Record<string, string> = { '/business/subscription': cardTexts.badge };

/** Whose order it is. */
const DINER = 'Besa Hoxha';

/** A place with a menu and an order. */
const openBusyPlace = async (url: string) => {
  const place = await openPlace(url, STAND_IN);
  await startTrial(place);
  const menu = await addMenu(place);
  return { place, menu, order: await addOrder(place, menu, { name: DINER }) };
};

/** Opens an address, gathers what is said there in no catalogue's words, and holds that the words have room. */
const listen = async (page: Page, pseudo: PseudoLanguage, address: string): Promise<string[]> => {
  await page.goto(address);
  await codeHasCome(page);
  await settled(page);
  const late = LATE_TEXTS[address];
  if (late !== undefined) await expect(page.getByText(late, { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  // An answer may be drawn before the story has read it, too.
  await expect(async () => expect(await pseudo.strangers()).toEqual([]))
    .toPass({ timeout: 2_000 })
    .catch(() => undefined);
  const strangers = await pseudo.strangers();
  await pseudo.takeBracketsOff();
  await expectRoom(page);
  return strangers.map((text) => `${address} – ${text}`);
};

test('no public page has a text of its own beside the catalogues', async ({ openWindow, productUrl }) => {
  tolerate(refusal(404));
  const { menu, order } = await openBusyPlace(productUrl);
  const page = await openWindow({ locale: STAND_IN });
  const pseudo = await speakPseudo(page, [legalTexts, LANGUAGE_NAMES, await plansIn(productUrl)]);
  const found: string[] = [];
  for (const address of [
    '/restaurants?q=zzzzzzzz',
    `/menu/${menu.id}`,
    `/order-confirmation?order_id=${order}`,
    '/nowhere',
    '/platform',
    ...PUBLIC,
  ])
    found.push(...(await listen(page, pseudo, address)));
  expect(found).toEqual([]);
});

test('no page of an owner has a text of its own beside the catalogues', async ({
  openWindow,
  productUrl,
}) => {
  const { place, menu, order } = await openBusyPlace(productUrl);
  const page = await openWindow(place.signedIn);
  const pseudo = await speakPseudo(page, [await plansIn(productUrl), cardTexts, LANGUAGE_NAMES, DINER]);
  const found: string[] = [];
  const owned = Object.values(OWNERS).flatMap((group) => group.map(({ address }) => address));
  for (const address of [...owned, `/business/orders/${order}`])
    found.push(...(await listen(page, pseudo, address.replace(MENU, menu.id))));
  expect(found).toEqual([]);
});
