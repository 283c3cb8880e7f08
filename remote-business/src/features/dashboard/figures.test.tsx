import { failure } from '@tavolina/shared-api/testing';
import { STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen, within } from '@testing-library/react';
import { openDashboard } from '../../testing/open-dashboard.ts';

test('compares the figures with the period before, and names what sold and how long diners waited', async () => {
  const { user } = await openDashboard({
    api: {
      'GET /orders/stats': ({ url }) =>
        url.searchParams.get('days') === '7'
          ? {
              ...STATS,
              period: {
                ...STATS.period,
                best_sellers: [],
                totals: { ...STATS.period.totals, average_waiting_minutes: null },
              },
            }
          : STATS,
    },
  });
  const cardOf = (name: string) => screen.getByText(name).parentElement;
  await screen.findByText('740.200 L');
  expect(cardOf('Porosi sot')).toHaveTextContent('31+5 nga dje në këtë orë');
  expect(cardOf('Porosi këtë muaj')).toHaveTextContent('512−5% nga muaji i kaluar');
  expect(cardOf('Mesatarja e porosisë')).toHaveTextContent(
    'Mesatarja e porosisë1.540,50 L 15,00 €+50,50 L nga muaji i kaluar',
  );
  expect(cardOf('Xhiro këtë muaj')).toHaveTextContent('740.200 L 475,20 €−7% nga muaji i kaluar');
  const wait = await screen.findByRole('region', { name: 'Pritja mesatare' });
  expect(wait).toHaveTextContent('22 min−2 min nga 30 ditët para tyre');
  // Of waiting, less is better.
  expect(within(wait).getByText(/^−2 min/)).toHaveAttribute('data-tone', 'good');
  const takings = screen.getByRole('region', { name: 'Arkëtimet' });
  expect(takings).toHaveTextContent(
    'Në dorë61.200 LMe kartë në restorant12.400 LPër t’u arkëtuar · 4 porosi3.400,50 LMe kartë online45,00 €',
  );
  const sellers = screen.getByRole('region', { name: 'Më të shiturat' });
  expect(within(sellers).getByRole('row', { name: /Tavë kosi 44/ })).toHaveTextContent('26.000 L 26,52 €');
  await user.click(screen.getByRole('radio', { name: '7 ditë' }));
  expect(await within(sellers).findByText('Asgjë nuk u shit në këtë periudhë.')).toBeVisible();
  expect(wait).toHaveTextContent('Asnjë porosi nuk u bë gati në këtë periudhë.');
});

test.each([
  {
    lng: 'sq',
    day: /05\.11\.2026 1\.234/,
    sold: /2\.345/,
    more: '+1.400 nga dje në këtë orë',
    times: '1.100 herë sa muaji i kaluar',
    lost: 'Porosi që nuk u morën3.6562.345 jashtë orarit1.311 gjatë një pauze',
    kept: '1.234 nga 2.468 porosi',
    open: /Për t’u arkëtuar · 1\.004 porosi/,
  },
  {
    lng: 'en',
    day: /05\.11\.2026 1,234/,
    sold: /2,345/,
    more: '+1,400 vs. this time yesterday',
    times: '1,100 times last month’s',
    lost: 'Orders you could not take3,6562,345 outside opening hours1,311 while orders were paused',
    kept: '1,234 of 2,468 orders',
    open: /Still open · 1,004 orders/,
  },
] as const)('groups what is counted, in $lng', async ({ lng, day, sold, more, times, lost, kept, open }) => {
  const { period, before } = STATS;
  const stats = {
    ...STATS,
    orders_today: 1_402,
    orders_this_month: 2_200,
    before: { ...before, orders_today: 2, orders_this_month: 2 },
    period: {
      ...period,
      days: [{ date: '2026-11-05', orders: 1_234, revenue: 423.36 }],
      best_sellers: [{ menu_item_id: 'tave', name: 'Tavë kosi', quantity: 2_345, revenue: 1 }],
      lost: [
        { reason: 'place_closed' as const, orders: 2_345 },
        { reason: 'ordering_paused' as const, orders: 1_311 },
      ],
      promises: { orders: 2_468, kept: 1_234 },
      takings: period.takings?.map((taking) => ({ ...taking, open: 10, open_orders: 1_004 })),
    },
  };
  await openDashboard({ api: { 'GET /orders/stats': stats }, lng });
  expect(await screen.findByRole('row', { name: day })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: sold })).toHaveTextContent('Tavë kosi');
  expect(screen.getByText(more)).toBeVisible();
  expect(screen.getByText(times)).toBeVisible();
  expect(
    screen.getByRole('heading', { name: /^(Porosi që nuk u morën|Orders you could not take)$/ })
      .parentElement,
  ).toHaveTextContent(lost);
  expect(screen.getByText(kept)).toBeVisible();
  expect(screen.getAllByText(open)[0]).toBeVisible();
});

// product.md §114
test('the chart draws the currency that leads and says what came in others; the table has a column for each', async () => {
  const { user } = await openDashboard({ lng: 'en' });
  const panel = within(await screen.findByRole('region', { name: 'Revenue by day' }));
  expect(panel.getByText('45.00 € also came in this period; the chart does not show it.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'As a table' }));
  expect(panel.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Revenue (lek)',
    'Revenue (euro)',
  ]);
  expect(panel.getByRole('row', { name: /19\.11\.2026 36,000\.50\sL 30\.00\s€/ })).toBeVisible();
  expect(panel.queryByText(/the chart does not show/)).not.toBeInTheDocument();
});

test.each([
  {
    what: 'a place without orders, which will be paid in lek',
    stats: { ...STATS, by_currency: [], period: { ...STATS.period, takings: [], best_sellers: [] } },
    revenue: 'Xhiro këtë muaj0 L',
    day: /19\.11\.2026 0\sL/,
  },
  {
    what: 'a server that does not tell currencies apart yet, in euro',
    stats: { ...STATS, by_currency: undefined, period: { ...STATS.period, takings: undefined } },
    revenue: 'Xhiro këtë muaj8.028,40 €',
    day: /19\.11\.2026 423,36\s€/,
  },
])('shows the figures of $what', async ({ stats, revenue, day }) => {
  await openDashboard({ api: { 'GET /orders/stats': stats } });
  expect((await screen.findByText('Xhiro këtë muaj')).parentElement).toHaveTextContent(revenue);
  expect(screen.getByRole('row', { name: day })).toBeInTheDocument();
});

test('two dishes of one name, and one that is deleted, are each a row that follows its own dish', async () => {
  const seller = (menu_item_id: string | null, quantity: number) => ({
    menu_item_id,
    name: 'Supa e ditës',
    quantity,
    revenue: quantity * 3,
  });
  const best = {
    30: [seller('supa-1', 44), seller('supa-2', 30), seller(null, 12)],
    7: [seller('supa-2', 9), seller('supa-1', 4)],
  };
  const { user } = await openDashboard({
    api: {
      'GET /orders/stats': ({ url }) => ({
        ...STATS,
        period: { ...STATS.period, best_sellers: best[url.searchParams.get('days') === '7' ? 7 : 30] },
      }),
    },
  });
  const rows = () =>
    within(screen.getByRole('region', { name: 'Më të shiturat' })).getAllByRole('row', { name: /Supa/ });
  await screen.findByRole('row', { name: /Supa e ditës 44/ });
  const [, second] = rows();
  expect(rows()).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: '7 ditë' }));
  await screen.findByRole('row', { name: /Supa e ditës 9/ });
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toBe(second);
});

// product.md §62
test.each([
  {
    lng: 'sq',
    orders: 'Porosi këtë muaj',
    many: '28 herë sa muaji i kaluar',
    few: '+180% nga muaji i kaluar',
  },
  { lng: 'en', orders: 'Orders this month', many: '28 times last month’s', few: '+180% vs. last month' },
] as const)('says how many times it was where hundredths would tell nothing, in $lng', async (texts) => {
  const amounts = (total_revenue_this_month: number) => ({
    average_order_value: 1,
    total_revenue_this_month,
  });
  const stats = {
    ...STATS,
    orders_this_month: 55,
    before: { ...STATS.before, orders_this_month: 2 },
    by_currency: [{ currency: 'ALL' as const, ...amounts(560), before: amounts(200) }],
  };
  await openDashboard({ api: { 'GET /orders/stats': stats }, lng: texts.lng });
  expect((await screen.findByText(texts.orders)).parentElement).toHaveTextContent(`55${texts.many}`);
  expect(screen.getByText(texts.few)).toBeVisible();
});

test('figures that do not come can be asked for again, once, where the charts stand', async () => {
  let isDown = true;
  const { user } = await openDashboard({
    api: { 'GET /orders/stats': () => (isDown ? failure(500, 'internal_error') : STATS) },
  });
  expect(await screen.findByText('Statistikat nuk u ngarkuan.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText('740.200 L')).toBeVisible();
});

test('where one period has no figures another one still can have them', async () => {
  const { user } = await openDashboard({
    api: {
      'GET /orders/stats': ({ url }) =>
        url.searchParams.get('days') === '7' ? STATS : failure(500, 'internal_error'),
    },
  });
  expect(await screen.findByText('Statistikat nuk u ngarkuan.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '7 ditë' }));
  expect(await screen.findByRole('img', { name: 'Porositë sipas ditës' })).toBeVisible();
  expect(screen.queryByText('Statistikat nuk u ngarkuan.')).not.toBeInTheDocument();
});

test('what stayed as it was is neither good nor bad', async () => {
  const stats = { ...STATS, before: { ...STATS.before, orders_today: STATS.orders_today } };
  await openDashboard({ api: { 'GET /orders/stats': stats } });
  expect(await screen.findByText('pa ndryshim nga dje në këtë orë')).not.toHaveAttribute('data-tone');
  expect(screen.getByText('−5% nga muaji i kaluar')).toHaveAttribute('data-tone', 'bad');
});

// product.md §295
test.each([
  [{ orders: 52, kept: 45 }, '87%45 nga 52 porosi'],
  [{ orders: 0, kept: 0 }, 'Asnjë porosi'],
])('says how often the promise held: %j', async (promises, text) => {
  const stats = { ...STATS, period: { ...STATS.period, promises } };
  await openDashboard({ api: { 'GET /orders/stats': stats } });
  expect(await screen.findByRole('region', { name: 'Gati siç u premtua' })).toHaveTextContent(text);
});

// product.md §306
test.each([
  [
    [
      { reason: 'slot_unavailable' as const, orders: 9 },
      { reason: 'place_closed' as const, orders: 2 },
    ],
    '119 në orë të plota2 jashtë orarit',
  ],
  [[], 'Asnjë porosi nuk u refuzua'],
])('says which orders could not be taken: %j', async (lost, text) => {
  const stats = { ...STATS, period: { ...STATS.period, lost } };
  await openDashboard({ api: { 'GET /orders/stats': stats } });
  expect(await screen.findByRole('region', { name: 'Porosi që nuk u morën' })).toHaveTextContent(text);
});

// product.md §411
test('what was chosen most stands below what sold most, and nowhere where nothing could be chosen', async () => {
  const best_choices = [{ group: 'Madhësia', name: 'E madhe', quantity: 1_234 }];
  const { unmount } = await openDashboard({
    api: { 'GET /orders/stats': { ...STATS, period: { ...STATS.period, best_choices } } },
  });
  const table = within(await screen.findByRole('region', { name: 'Më të zgjedhurat' }));
  expect(table.getByRole('row', { name: 'E madhe Madhësia 1.234' })).toBeVisible();
  unmount();
  await openDashboard({ api: { 'GET /orders/stats': STATS } });
  await screen.findByRole('region', { name: 'Më të shiturat' });
  expect(screen.queryByRole('region', { name: 'Më të zgjedhurat' })).not.toBeInTheDocument();
});

// product.md §502
test.each([
  [
    { orders: 2, quantity: 3, revenue: 3, by_currency: [{ currency: 'ALL' as const, revenue: 300 }] },
    '300 L3 artikuj në 2 porosi',
  ],
  [
    { orders: 1, quantity: 1, revenue: 1, by_currency: [{ currency: 'ALL' as const, revenue: 100 }] },
    '100 L1 artikull në 1 porosi',
  ],
  [{ orders: 0, quantity: 0, revenue: 0, by_currency: [] }, 'Ende asgjë nuk është porositur nga propozimet'],
])('says what recommendations brought: %j', async (recommended, text) => {
  const stats = { ...STATS, period: { ...STATS.period, recommended } };
  await openDashboard({ api: { 'GET /orders/stats': stats } });
  expect(await screen.findByRole('region', { name: 'Nga propozimet' })).toHaveTextContent(text);
});
