import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Logo } from './logo.tsx';
import { PageHeader } from './page-header.tsx';

test('a view has one title, its context, the way back and its actions', async () => {
  const { user } = await renderUi(
    <PageHeader
      title="Porosia K7MQ-4XTD"
      context="Arta K., 13:12"
      back={{ to: '/business/orders', label: 'Porositë' }}
      actions={<button type="button">Printo</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Porosia K7MQ-4XTD' })).toBeVisible();
  expect(screen.getByText('Arta K., 13:12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Printo' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Porositë' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/business/orders');
});

test('without a way back there is no link', async () => {
  await renderUi(<PageHeader title="Porositë" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the logo is named and leads to the start', async () => {
  const { user } = await renderUi(<Logo to="/business" />);
  await user.click(screen.getByRole('link', { name: 'Tavolina' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/business');
});
