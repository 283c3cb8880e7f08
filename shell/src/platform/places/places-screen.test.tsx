import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { openConsole, placeOf, TOKEN } from '../../testing/platform-console.tsx';

const { places: texts } = sq.platform;
const PLACES = 'GET /platform/places';
const PLACE = 'GET /platform/places/{id}';
const { id: ID, slug: _slug, ...row } = placeOf();

const openPlaces = (handlers: FakeHandlers = {}, query = '', lng: 'sq' | 'en' = 'sq') =>
  openConsole(handlers, TOKEN, lng, `/platform/places${query}`);
const asked = (calls: Awaited<ReturnType<typeof openConsole>>): string[] =>
  calls.filter(({ route }) => route === PLACES).map(({ request }) => new URL(request.url).search);

// product.md §555
test('lists places and looks for what was typed once it is sent', async () => {
  const calls = await openPlaces();
  expect(await screen.findByRole('link', { name: row.name })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('OdaTiranë · që nga 02.03.2026');
  await userEvent.type(screen.getByRole('searchbox', { name: texts.search }), ' oda tirane');
  expect(asked(calls)).toEqual(['']);
  await userEvent.click(screen.getByRole('button', { name: sq.platform.lookUp }));
  await screen.findByRole('link', { name: row.name });
  expect(asked(calls)).toEqual(['', '?q=oda+tirane']);
});

// product.md §555
test('goes on to older places with the same words', async () => {
  const calls = await openPlaces({ [PLACES]: { items: [placeOf()], next: ID } }, '?q=oda');
  await userEvent.click(await screen.findByRole('link', { name: texts.older }));
  await screen.findByRole('link', { name: texts.older });
  expect(asked(calls).at(-1)).toBe(`?q=oda&before=${ID}`);
});

test('says that no place is called so', async () => {
  await openPlaces({ [PLACES]: { items: [], next: null } }, '?q=xyz');
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('keeps the field while places are on their way, and asks again for what could not be had', async () => {
  let isAway = true;
  await openPlaces(
    { [PLACES]: () => (isAway ? failure(503, 'unavailable') : { items: [placeOf()], next: null }) },
    '?q=oda',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  expect(screen.getByRole('searchbox', { name: texts.search })).toHaveValue('oda');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: ui.retry }));
  expect(await screen.findByRole('link', { name: row.name })).toBeVisible();
});

// product.md §556
test('a place tells its plan, people and figures, and leads to its public page', async () => {
  await openPlaces();
  await userEvent.click(await screen.findByRole('link', { name: row.name }));
  const facts = await screen.findByRole('region', { name: row.name });
  expect(facts).toHaveTextContent('PlaniStandard · i paguar · deri më 02.12.2026');
  expect(facts).toHaveTextContent('AdresaRruga Luigj Gurakuqi, Tiranë');
  expect(facts).toHaveTextContent('3 · 2');
  expect(facts).toHaveTextContent('1.318');
  const people = screen.getByRole('region', { name: texts.people });
  expect(within(people).getByRole('listitem')).toHaveTextContent(
    'arta@shembull.alPronar · që nga 02.03.2026 · 2 sesione të hapura · parë për herë të fundit më 18.11.2026, 10:02',
  );
  expect(screen.getByRole('link', { name: texts.page })).toHaveAttribute('href', '/place/oda');
  await userEvent.click(screen.getByRole('link', { name: texts.back }));
  expect(await screen.findByRole('searchbox', { name: texts.search })).toBeVisible();
});

test('a place without plan, people and telephone says so, in English to whoever speaks it', async () => {
  const bare = placeOf({ tier: 'basic', subscription: null, people: [], telephone: '' });
  await openPlaces({ [PLACE]: bare }, `?place=${ID}`, 'en');
  const facts = await screen.findByRole('region', { name: row.name });
  expect(facts).toHaveTextContent('PlanFree');
  expect(facts).toHaveTextContent('Telephone–');
  expect(screen.getByText(en.platform.places.noPeople)).toBeVisible();
});

test('a subscription that was cancelled ends on a day', async () => {
  const { subscription } = placeOf();
  await openPlaces(
    { [PLACE]: placeOf({ subscription: subscription && { ...subscription, is_cancelled: true } }) },
    `?place=${ID}`,
  );
  expect(await screen.findByText(/mbaron më 02\.12\.2026/)).toBeVisible();
});

test.each([failure(404, 'place_not_found'), failure(422, 'invalid_input')])(
  'says that there is no such place',
  async (answer) => {
    await openPlaces({ [PLACE]: answer }, '?place=none');
    expect(await screen.findByText(texts.unknown)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.page })).not.toBeInTheDocument();
  },
);

test('says that a place could not be had, and nothing while it is on its way', async () => {
  await openPlaces({ [PLACE]: failure(503, 'unavailable') }, `?place=${ID}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
});

test('keeps its place while a place is on its way', async () => {
  await openPlaces({ [PLACE]: pending }, `?place=${ID}`);
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §555, §556
test.each([
  ['', PLACES],
  [`?place=${ID}`, PLACE],
])('tells the team of a part that the page is not for it, at "%s"', async (query, route) => {
  await openPlaces({ [route]: failure(403, 'forbidden') }, query);
  expect(await screen.findByRole('alert')).toHaveTextContent(sq.platform.forOperators);
});
