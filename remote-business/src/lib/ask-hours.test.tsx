import { screen, within } from '@testing-library/react';
import { openDashboard } from '../testing/open-dashboard.ts';

const NONE = { hours: null, version: 0 };
const hint = () => screen.findByText(/Lokali yt nuk ka ende orar/);

// product.md §304
test('a place without hours is told on the dashboard, until it says not now', async () => {
  const { user } = await openDashboard({ api: { 'GET /availability/hours': NONE } });
  const notice = within((await hint()).closest('[role="status"]') as HTMLElement);
  expect(notice.getByRole('link', { name: 'Vendos orarin' })).toHaveAttribute('href', '/business/hours');
  await user.click(notice.getByRole('button', { name: 'Jo tani' }));
  expect(screen.queryByText(/Lokali yt nuk ka ende orar/)).not.toBeInTheDocument();
});

test.each([
  ['has hours', {}],
  ['takes no orders', { tier: 'basic' as const, api: { 'GET /availability/hours': NONE } }],
])('a place that %s is not', async (_what, options) => {
  await openDashboard(options);
  expect(screen.queryByText(/Lokali yt nuk ka ende orar/)).not.toBeInTheDocument();
});
