import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { EmptyState, ErrorState, LoadState } from './load-state.tsx';

const renderState = (data: string[] | undefined, error: unknown) =>
  renderUi(
    <LoadState
      data={data}
      error={error}
      loading={<p>po ngarkohet</p>}
      isEmpty={(dishes) => dishes.length === 0}
      empty={<p>bosh</p>}
      failed={<p>dështoi</p>}
    >
      {(dishes) => <p>{dishes.join()}</p>}
    </LoadState>,
  );

test.each([
  ['failure before waiting', undefined, new Error('503'), 'dështoi'],
  ['waiting before nothing', undefined, null, 'po ngarkohet'],
  ['nothing before data', [], null, 'bosh'],
  ['the data', ['tavë'], null, 'tavë'],
  ['the data it has, though asking again failed', ['tavë'], new Error('503'), 'tavë'],
])('shows %s', async (_, data, error, shown) => {
  await renderState(data, error);
  const states = ['dështoi', 'po ngarkohet', 'bosh', 'tavë'];
  expect(states.filter((state) => screen.queryByText(state))).toEqual([shown]);
});

test.each([
  ['sq', 'Provo përsëri'],
  ['en', 'Try again'],
] as const)('a failure is announced and tried again by its button, in %s', async (lng, name) => {
  const handleRetry = jest.fn();
  const { user } = await renderUi(
    <ErrorState title="Menutë nuk u ngarkuan" text="Nuk u humb asgjë." onRetry={handleRetry} />,
    lng,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Menutë nuk u ngarkuanNuk u humb asgjë.');
  expect(screen.getByRole('heading', { name: 'Menutë nuk u ngarkuan' })).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test('a failure nobody can mend offers no button', async () => {
  await renderUi(<ErrorState title="Kjo menu nuk gjendet më" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing yet: a sentence and a next step', async () => {
  await renderUi(
    <EmptyState title="Asnjë vend me këta filtra" action={<button type="button">Hiqi</button>} />,
  );
  expect(screen.getByRole('heading', { name: 'Asnjë vend me këta filtra' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hiqi' })).toBeVisible();
});
