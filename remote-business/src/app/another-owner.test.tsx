import { signIn } from '@tavolina/shared-api/auth';
import { PLACE, PROFILE, SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';

// product.md §38
test('shows nothing of one owner to another whom another tab signs in', async () => {
  let profile = PROFILE;
  const { user } = await renderScreen({
    at: '/business/account',
    api: {
      'GET /orders/business': [],
      'GET /menus/my/': [],
      'GET /users/profile/': () => profile,
      'GET /businesses/mine': () => [{ ...PLACE, business_name: profile.business_name }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  await user.type(screen.getByLabelText('Emri i lokalit'), ' 2');
  profile = { ...PROFILE, id: 'vila', business_id: 'vila', business_name: 'Vila e Re' };
  act(() => signIn({ ...SESSION, user_id: 'vila' }));
  expect((await screen.findAllByText('Vila e Re'))[0]).toBeVisible();
  expect(screen.queryByLabelText('Emri i lokalit')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Oxhaku');
});
