import { test } from '../support/console.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { type Place, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const ZONE = 'Europe/Tirane';

/** This moment's day at the places, and how far its clock is from UTC. */
const today = () => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts();
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${of('year')}-${of('month')}-${of('day')}`;
  return { weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7, day, offset: of('timeZoneName').slice(3) };
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const schedule = (weekdays: number[], from: string, until: string) => ({
  ranges: [{ weekdays, from, until }],
  first_day: null,
  last_day: null,
});

const menuOf = (
  place: Place,
  title: string,
  dish: string,
  times: object | null,
  dishTimes: object | null = null,
) =>
  place.ask<{ id: string }>('POST', '/menus/', {
    title,
    cuisine_type: 'Tradicionale',
    default_currency: 'ALL',
    schedule: times,
    sections: [{ title: 'Gatime', items: [{ name: dish, price: 400, schedule: dishTimes }] }],
  });

for (const language of LANGUAGES) {
  // product.md §461
  test(`breakfast is had until eleven, and then its dish says when it is served, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place } = await openConsole(language);
    const say = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const { id } = await menuOf(place, 'Kafeneja', 'Petulla', null, schedule(WEEK, '07:00', '11:00'));
    const { day, offset } = today();
    const page = await openWindow({ locale: LOCALES[language] });
    await page.clock.install({ time: `${day}T10:50:00${offset}` });
    await page.goto(`/menu/${id}`);
    await codeHasCome(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Petulla' });
    const until = row.getByText(say('served.untilTime', { time: '11:00' }));
    await expect(until).toBeVisible();
    await page.clock.fastForward('11:00');
    await expect(until).toHaveCount(0);
    await expect(row.getByText('07:00–11:00')).toBeVisible();
  });

  // product.md §463, §464
  test(`the page of a place opens the menu that is served now, and the other leads to it, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place } = await openConsole(language);
    const say = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const { weekday } = today();
    // Also the day that may begin meanwhile.
    const now = [weekday, (weekday % 7) + 1];
    const others = WEEK.filter((one) => !now.includes(one));
    const lunch = await menuOf(place, 'Dreka', 'Fasule', schedule(others, '12:00', '16:00'));
    await menuOf(place, 'Darka', 'Koran', schedule(now, '00:00', '00:00'));
    const page = await openWindow({ locale: LOCALES[language] });
    const { business } = await place.ask<{ business: { slug: string } }>('GET', `/menus/${lunch.id}`);
    await page.goto(`/place/${business.slug}`);
    await codeHasCome(page);
    const tabs = page.getByRole('navigation', { name: say('place.menus') });
    await expect(tabs.getByRole('link', { name: 'Darka' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Koran' })).toBeVisible();
    const other = tabs.getByRole('link', { name: 'Dreka' });
    await expect(other).toContainText('12:00–16:00');
    await other.click();
    await expect(page.getByRole('heading', { name: 'Fasule' })).toBeVisible();
    await expect(page.getByText(say('served.menu'))).toBeVisible();
    await page.getByRole('link', { name: say('served.now', { title: 'Darka' }) }).click();
    await expect(page.getByRole('heading', { name: 'Koran' })).toBeVisible();
  });
}
