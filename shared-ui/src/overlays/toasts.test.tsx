import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../primitives/button.tsx';
import { renderUi } from '../test/render-ui.tsx';
import { tap } from '../testing/tap.ts';
import { showToast, type ToastMessage, Toasts } from './toasts.tsx';

const renderToasts = (...messages: ToastMessage[]) =>
  renderUi(
    <>
      <Button onClick={() => messages.forEach(showToast)}>Thuaj</Button>
      <Toasts />
    </>,
  );
const sayButton = () => screen.getByRole('button', { name: 'Thuaj' });
const toastNamed = (name: string) => screen.findByRole('dialog', { name });

test('says politely what happened', async () => {
  const { user } = await renderToasts({ title: 'Statusi u ndryshua', description: 'Arta merr një e-mail.' });
  await user.click(sayButton());
  expect(await toastNamed('Statusi u ndryshua')).toHaveAccessibleDescription('Arta merr një e-mail.');
  expect(screen.getByRole('region', { name: 'Njoftime' })).toHaveAttribute('aria-live', 'polite');
  expect(sayButton()).toHaveFocus();
});

test('what is said before the frame stands is said once it does', async () => {
  showToast({ title: 'Menuja u ruajt' });
  await renderUi(<Toasts />);
  expect(await toastNamed('Menuja u ruajt')).toBeVisible();
});

test('is closed by its button', async () => {
  const { user } = await renderToasts({ title: 'Menuja u ruajt' });
  await user.click(sayButton());
  const toast = await toastNamed('Menuja u ruajt');
  await user.click(within(toast).getByRole('button', { name: 'Mbyll' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('does its one action and goes', async () => {
  const handlePress = jest.fn();
  const { user } = await renderToasts({
    title: 'Porosi e re',
    kind: 'news',
    action: { label: 'Shihe', onPress: handlePress },
  });
  await user.click(sayButton());
  const toast = await toastNamed('Porosi e re');
  await user.click(within(toast).getByRole('button', { name: 'Shihe' }));
  expect(handlePress).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test.each(['Mbyll', 'Shihe'])('a double tap on %s presses nothing that stands behind it', async (name) => {
  const { user } = await renderToasts({
    title: 'Porosi e re',
    action: { label: 'Shihe', onPress: jest.fn() },
  });
  await user.click(sayButton());
  tap(within(await toastNamed('Porosi e re')).getByRole('button', { name }));
  expect(tap(sayButton())).toBe(false);
  expect(tap(sayButton(), 300)).toBe(true);
});

test('shows three at most; the oldest steps back', async () => {
  const { user } = await renderToasts(
    { title: 'një' },
    { title: 'dy' },
    { title: 'tre' },
    { title: 'katër' },
  );
  await user.click(sayButton());
  await toastNamed('katër');
  expect(screen.getByText('një').closest('[inert]')).toBeInTheDocument();
  expect(screen.getByText('dy').closest('[inert]')).not.toBeInTheDocument();
});

test('goes by itself, but not while it is pointed at', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderToasts({ title: 'Tavë kosi u shtua' });
  await user.click(sayButton());
  const toast = await toastNamed('Tavë kosi u shtua');
  await user.hover(toast);
  act(() => jest.advanceTimersByTime(20_000));
  expect(toast).toBeVisible();
  await user.unhover(toast);
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.queryByText('Tavë kosi u shtua')).not.toBeInTheDocument();
});

afterEach(() => {
  jest.useRealTimers();
});
