import { HOURS } from '@tavolina/shared-console/testing/hours-samples.ts';
import { act, screen, within } from '@testing-library/react';
import { openDashboard } from '../../testing/open-dashboard.ts';

const NONE = { hours: null, version: 0 };
const HINT = /Lokali yt nuk ka ende orar/;

// product.md §304
test('a place without hours is told on the dashboard, until it says not now', async () => {
  const { user } = await openDashboard({ api: { 'GET /availability/hours': NONE } });
  const notice = within((await screen.findByText(HINT)).closest('[role="status"]') as HTMLElement);
  expect(notice.getByRole('link', { name: 'Vendos orarin' })).toHaveAttribute('href', '/business/hours');
  await user.click(notice.getByRole('button', { name: 'Jo tani' }));
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
});

test('a place that has hours is not', async () => {
  let answered = (): void => undefined;
  const answer = new Promise<void>((resolve) => (answered = resolve));
  await openDashboard({
    api: {
      'GET /availability/hours': () => {
        answered();
        return HOURS;
      },
    },
  });
  await act(() => answer);
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
});

test('a place that takes no orders is not asked', async () => {
  const { sent } = await openDashboard({ tier: 'basic', api: { 'GET /availability/hours': NONE } });
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  expect(sent('GET /availability/hours')).toHaveLength(0);
});
