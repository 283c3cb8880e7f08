import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PLANS } from '../../testing/plan-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = async (api: ScreenOptions['api'] = {}) => {
  const opened = await renderScreen({
    at: '/business/pricing',
    tier: null,
    api: { 'GET /subscriptions/plans': PLANS, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
const plan = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

test('a year costs less, and the sign-up knows the choice', async () => {
  const { user } = await open();
  const standard = await plan('Standard');
  expect(standard.getByRole('link', { name: 'Provo 14 ditë falas' })).toHaveAttribute(
    'href',
    '/business/signup?plan=standard',
  );
  expect(screen.queryByText('Kursen 20%')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Vjetore/ }));
  expect(screen.getAllByText('Kursen 20%')).toHaveLength(2);
  expect(standard.getByText('96 € në vit, me një faturë')).toBeVisible();
  expect(standard.getByRole('link', { name: 'Provo 14 ditë falas' })).toHaveAttribute(
    'href',
    '/business/signup?plan=standard&billing=annual',
  );
  // The figure glides; who cannot see it hears the end at once.
  await waitFor(() => expect(standard.getAllByText('8 €')).toHaveLength(2));
  expect((await plan('Falas')).getByRole('link', { name: 'Fillo falas' })).toHaveAttribute(
    'href',
    '/business/signup',
  );
  expect((await plan('Premium')).getByRole('button', { name: 'Së shpejti' })).toBeDisabled();
});

test('compares the plans, and answers six questions', async () => {
  await open();
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: 'Artikuj 30 100 Pa kufi' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Porosi online Jo Po Po' })).toBeVisible();
  // What is not built yet says so.
  for (const name of ['Statistika Jo Bazë Të avancuara (së shpejti)', 'Rezervime Jo Jo Së shpejti'])
    expect(table.getByRole('row', { name })).toBeVisible();
  const questions = within(screen.getByRole('region', { name: 'Pyetje që na bëjnë' }));
  expect(questions.getAllByRole('group')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Shkruaji ekipit të shitjeve' })).toHaveAttribute(
    'href',
    'mailto:shitje@tavolina.al',
  );
  expect(
    within(screen.getByRole('region', { name: 'Çfarë thonë lokalet' })).getAllByRole('figure'),
  ).toHaveLength(3);
});

test('plans that do not come can be asked for again', async () => {
  let isDown = true;
  const { user } = await open({
    'GET /subscriptions/plans': () => (isDown ? failure(500, 'internal_error') : PLANS),
  });
  expect(await screen.findByText('Planet nuk u ngarkuan.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Standard' })).toBeVisible();
});
