import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the page that changes the password', () => {
  afterEach(() => jest.useRealTimers());

  test('opens its button when all six checks pass, and leads to the dashboard', async () => {
    jest.useFakeTimers();
    const { user, sent, router } = await renderScreen({
      at: '/business/change-password',
      tier: 'basic',
      api: { 'PUT /users/password': { detail: 'U ndryshua.' }, 'GET /menus/my/': [] },
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const submit = await screen.findByRole('button', { name: 'Ndrysho fjalëkalimin' });
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    await user.type(screen.getByLabelText('Fjalëkalimi i ri'), 'tavolina-2027');
    expect(screen.getAllByRole('img', { name: 'ende jo' })).toHaveLength(3);
    await user.clear(screen.getByLabelText('Fjalëkalimi i ri'));
    await user.type(screen.getByLabelText('Fjalëkalimi i ri'), 'Tavolina-2027!');
    await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2027!');
    expect(screen.getAllByRole('img', { name: 'po' })).toHaveLength(6);
    await user.click(submit);
    expect(await screen.findByText('Fjalëkalimi u ndryshua.')).toBeVisible();
    expect(sent('PUT /users/password')[0]?.body).toEqual({
      current_password: 'Tavolina-2026!',
      new_password: 'Tavolina-2027!',
      confirm_password: 'Tavolina-2027!',
    });
    // Looking for it has taken a moment of the three seconds.
    await act(() => jest.advanceTimersByTimeAsync(2_800));
    expect(router.state.location.pathname).toBe('/business/change-password');
    await act(() => jest.advanceTimersByTimeAsync(200));
    const { location, navigation } = router.state;
    expect((navigation.location ?? location).pathname).toBe('/business/dashboard');
  });
});
