import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.ts';

test('the security tab changes the password, the next one shows what was billed', async () => {
  const { user, router } = await openAccount({
    api: {
      'PUT /users/password': failure(422, 'wrong_password', 'Fjalëkalimi i tanishëm nuk është i saktë.'),
      'GET /auth/two-factor': { is_on: false, since: null, recovery_codes_left: 0 },
      'GET /auth/sessions': [],
      'GET /payments/ledger': { currency: 'EUR', gross: 0, refunded: 0, disputed: 0, payable: 0, orders: [] },
      'GET /subscriptions/invoices': [
        {
          id: 'in_1',
          number: 'TAV-0001',
          amount: 10,
          status: 'paid',
          issued_at: '2026-11-01T08:00:00.000Z',
          page_url: null,
          pdf_url: 'https://files.example/1.pdf',
        },
      ],
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Siguria' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=security'));
  expect(screen.getByRole('link', { name: 'Ndryshoje me listë kontrolli' })).toHaveAttribute(
    'href',
    '/business/change-password',
  );
  await user.type(screen.getByLabelText('Fjalëkalimi i tanishëm'), 'gabim');
  await user.type(screen.getByLabelText('Fjalëkalimi i ri'), 'Tavolina-2027!');
  await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2027!');
  await user.click(screen.getByRole('button', { name: 'Ndrysho fjalëkalimin' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Fjalëkalimi i tanishëm')).toHaveAccessibleDescription(
      'Fjalëkalimi i tanishëm nuk është i saktë.',
    ),
  );
  await user.click(screen.getByRole('tab', { name: 'Faturimi' }));
  const row = await screen.findByRole('row', { name: /TAV-0001/ });
  expect(row).toHaveTextContent(/01\.11\.2026TAV-000110,00\s€E paguar/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://files.example/1.pdf');
});
