import { failure, pending } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const DONE = { detail: 'Në rregull.' };
const LINK = '/business/reset-password?token=abc&email=a%40shembull.al';

const HOLDS = { 'POST /auth/password-reset/check': { holds: true } };

const open = async (at: string, api: ScreenOptions['api'] = {}) => {
  const opened = await renderScreen({ at, tier: null, api: { ...HOLDS, ...api } });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

describe('forgot password', () => {
  test('never tells whether the account exists, and empties the field', async () => {
    const { user, sent } = await open('/business/forgot-password', { 'POST /auth/password-reset': DONE });
    await user.type(screen.getByLabelText('E-mail'), ' a@shembull.al ');
    await user.click(screen.getByRole('button', { name: 'Dërgo linkun' }));
    expect(await screen.findByText(/Nëse ekziston një llogari me këtë e-mail/)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(sent('POST /auth/password-reset')[0]?.body).toEqual({ email: 'a@shembull.al' });
    expect(screen.getByRole('link', { name: 'Kthehu te hyrja' })).toHaveAttribute('href', '/business/login');
  });

  test('asks for a whole e-mail, and says when it was not sent', async () => {
    const { user } = await open('/business/forgot-password', {
      'POST /auth/password-reset': failure(503, 'service_unavailable', 'Mirëmbajtje.'),
    });
    await user.click(screen.getByRole('button', { name: 'Dërgo linkun' }));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Plotësoje këtë fushë.');
    await user.type(screen.getByLabelText('E-mail'), 'a@shembull.al');
    await user.click(screen.getByRole('button', { name: 'Dërgo linkun' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Linku nuk u dërgua. Provo përsëri.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@shembull.al');
  });

  test('a double press asks for one link, and another address can follow', async () => {
    const { user, sent } = await open('/business/forgot-password', { 'POST /auth/password-reset': DONE });
    const field = screen.getByLabelText('E-mail');
    await user.type(field, 'a@shembull.al');
    await pressTwice('Dërgo linkun');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent('POST /auth/password-reset')).toHaveLength(1);
    await user.type(field, 'b@shembull.al');
    await user.click(screen.getByRole('button', { name: 'Dërgo linkun' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent('POST /auth/password-reset')[1]?.body).toEqual({ email: 'b@shembull.al' });
  });
});

describe('reset password', () => {
  test.each(['/business/reset-password', '/business/reset-password?token=abc'])(
    '%s is no whole link',
    async (at) => {
      await open(at);
      expect(screen.getByRole('heading', { level: 1, name: 'Linku nuk vlen' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Kërko link të ri' })).toHaveAttribute(
        'href',
        '/business/forgot-password',
      );
    },
  );

  test('says that the link is being checked, and asks for nothing before', async () => {
    const { sent } = await open(LINK, { 'POST /auth/password-reset/check': pending });
    expect(screen.getByRole('status')).toHaveTextContent('Po kontrollojmë linkun…');
    expect(screen.queryByLabelText('Fjalëkalimi i ri')).not.toBeInTheDocument();
    expect(sent('POST /auth/password-reset/check')[0]?.body).toEqual({
      token: 'abc',
      email: 'a@shembull.al',
    });
  });

  // product.md §41
  test('a link that holds no more says so before anything is typed, in English too', async () => {
    await renderScreen({
      at: LINK,
      tier: null,
      lng: 'en',
      api: { 'POST /auth/password-reset/check': { holds: false } },
    });
    expect(await screen.findByRole('heading', { name: 'The link is not valid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  test('a link that was cut, so that its e-mail is none, says so too', async () => {
    await open('/business/reset-password?token=abc&email=a%40shembull', {
      'POST /auth/password-reset/check': failure(422, 'validation_failed'),
    });
    expect(await screen.findByRole('heading', { name: 'Linku nuk vlen' })).toBeVisible();
    expect(screen.queryByLabelText('Fjalëkalimi i ri')).not.toBeInTheDocument();
  });

  test('a link that cannot be checked is taken to hold', async () => {
    await open(LINK, { 'POST /auth/password-reset/check': failure(503, 'service_unavailable') });
    expect(await screen.findByLabelText('Fjalëkalimi i ri')).toBeVisible();
  });

  afterEach(() => jest.useRealTimers());

  test('sets the password and leads to the login after three seconds', async () => {
    jest.useFakeTimers();
    const { user, sent, router } = await renderScreen({
      at: LINK,
      tier: null,
      api: { ...HOLDS, 'POST /notifications/reset-password/': DONE },
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    await user.type(await screen.findByLabelText('Fjalëkalimi i ri'), 'Tavolina-2026!');
    await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2026!');
    await user.click(screen.getByRole('button', { name: 'Ruaj fjalëkalimin' }));
    expect(await screen.findByText('Fjalëkalimi u rivendos. Tani mund të hysh.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hyr' })).toHaveFocus();
    expect(sent('POST /notifications/reset-password/')[0]?.body).toEqual({
      token: 'abc',
      email: 'a@shembull.al',
      new_password: 'Tavolina-2026!',
    });
    // Looking for it has taken a moment of the three seconds.
    await act(() => jest.advanceTimersByTimeAsync(2_800));
    expect(router.state.location.pathname).toBe('/business/reset-password');
    await act(() => jest.advanceTimersByTimeAsync(200));
    const { location, navigation } = router.state;
    expect((navigation.location ?? location).pathname).toBe('/business/login');
  });

  test('says while typing that the two differ, and sends nothing', async () => {
    const { user, sent } = await open(LINK, { 'POST /notifications/reset-password/': DONE });
    await user.type(await screen.findByLabelText('Fjalëkalimi i ri'), 'Tavolina-2026!');
    await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tav');
    expect(screen.getByText('Fjalëkalimet nuk përputhen.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ruaj fjalëkalimin' }));
    expect(sent('POST /notifications/reset-password/')).toHaveLength(0);
  });

  test('a double press uses the link once, and says that it went through', async () => {
    let isUsed = false;
    const { user, sent } = await open(LINK, {
      'POST /notifications/reset-password/': () => {
        if (isUsed) return failure(422, 'reset_link_invalid', 'Linku nuk vlen më.');
        isUsed = true;
        return DONE;
      },
    });
    await user.type(await screen.findByLabelText('Fjalëkalimi i ri'), 'Tavolina-2026!');
    await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2026!');
    await pressTwice('Ruaj fjalëkalimin');
    expect(await screen.findByText('Fjalëkalimi u rivendos. Tani mund të hysh.')).toBeVisible();
    expect(sent('POST /notifications/reset-password/')).toHaveLength(1);
  });

  test('a link that is used up offers a new one', async () => {
    const { user } = await open(LINK, {
      'POST /notifications/reset-password/': failure(422, 'reset_link_invalid', 'Linku nuk vlen më.'),
    });
    await user.type(await screen.findByLabelText('Fjalëkalimi i ri'), 'Tavolina-2026!');
    await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2026!');
    await user.click(screen.getByRole('button', { name: 'Ruaj fjalëkalimin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Linku nuk vlen më.');
    expect(screen.getByRole('link', { name: 'Kërko link të ri' })).toBeVisible();
  });
});
