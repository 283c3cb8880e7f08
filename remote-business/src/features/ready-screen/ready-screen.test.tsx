import type { ReadyScreen } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const SHOWN: ReadyScreen = {
  business_name: 'Oxhaku i Gjyshes',
  almost_ready: ['M2DA-8RTX'],
  ready: ['K7MQ-4XTD'],
  at: '2026-11-20T18:40:00.000Z',
};
const CODE = 'q3Zr8Yw2LxT5vB7nKd0PaQ';
const KEPT = {
  [`tavolina-kept:guest-screen:${CODE}`]: JSON.stringify({ at: 1_795_000_000_000, data: SHOWN }),
};

const open = (api: ScreenOptions['api'], options: Partial<ScreenOptions> = {}) =>
  renderScreen({ at: `/business/screen/${CODE}`, tier: null, ...options, api: { ...api } });
const numbers = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => jest.useRealTimers());

// product.md §344
test('guests see which orders are ready and almost, and what changes within seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let shown = SHOWN;
  await open({ 'GET /ready-screens/{code}': () => shown });
  expect(await numbers('Gati së shpejti')).toEqual(['M2DA-8RTX']);
  expect(await numbers('Gati')).toEqual(['K7MQ-4XTD']);
  shown = { ...SHOWN, almost_ready: [], ready: ['M2DA-8RTX', 'K7MQ-4XTD'] };
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await numbers('Gati')).toEqual(['M2DA-8RTX', 'K7MQ-4XTD']);
  expect(screen.getByText('Asnjë porosi nuk është gati së shpejti.')).toBeVisible();
});

// product.md §344
test('where there are more than the screen has room for, it says how many', async () => {
  await open({ 'GET /ready-screens/{code}': { ...SHOWN, almost_ready_more: 1, ready_more: 0 } });
  await numbers('Gati');
  expect(screen.getByText('dhe 1 tjetër')).toBeVisible();
  expect(screen.queryByText(/dhe 0/)).not.toBeInTheDocument();
});

// product.md §346
test('without a connection the screen shows what the device had last, and since when', async () => {
  await open(
    { 'GET /ready-screens/{code}': failure(503, 'service_unavailable') },
    { keptOnDevice: KEPT, lng: 'en' },
  );
  expect(await numbers('Ready')).toEqual(['K7MQ-4XTD']);
  expect(
    await screen.findByText('No connection: this is how it was at 19:40. Ask at the counter.'),
  ).toBeVisible();
});

test('what is not known says so, and is asked for again with a press', async () => {
  let isUp = false;
  const { user } = await open({
    'GET /ready-screens/{code}': () => (isUp ? SHOWN : failure(503, 'service_unavailable')),
  });
  await screen.findByText('Porositë nuk u ngarkuan.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await numbers('Gati')).toEqual(['K7MQ-4XTD']);
});

// product.md §345
test('an address that is void says so, and the device forgets what it showed', async () => {
  await open({ 'GET /ready-screens/{code}': failure(404, 'screen_unknown') }, { keptOnDevice: KEPT });
  expect(await screen.findByRole('heading', { name: 'Ky ekran ka një adresë tjetër' })).toBeVisible();
  expect(localStorage.getItem(`tavolina-kept:guest-screen:${CODE}`)).toBeNull();
});
