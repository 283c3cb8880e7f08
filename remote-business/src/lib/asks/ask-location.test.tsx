import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { screen } from '@testing-library/react';
import { openDashboard } from '../../testing/open-dashboard.ts';

const ASKED = /Vendose në hartë që klientët/;

// product.md §265
test('a place that does not say where it is is asked for it, until it is told not to', async () => {
  const { user } = await openDashboard();
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vendose në hartë' })).toHaveAttribute(
    'href',
    '/business/account?map=open',
  );
  await user.click(screen.getByRole('button', { name: 'Jo tani' }));
  expect(screen.queryByText(ASKED)).not.toBeInTheDocument();
  expect(localStorage.getItem(`tavolina.location-asked.${PROFILE.business_id}`)).toBe('later');
});
