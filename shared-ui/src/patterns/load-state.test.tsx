import { act, screen } from '@testing-library/react';
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
    <EmptyState title="Asnjë lokal me këta filtra" action={<button type="button">Hiqi</button>} />,
  );
  expect(screen.getByRole('heading', { name: 'Asnjë lokal me këta filtra' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hiqi' })).toBeVisible();
});

// product.md §126
describe('who does not see the screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const part = (data: string[] | undefined, error?: Error) => (
    <LoadState
      data={data}
      error={error}
      loading={null}
      isEmpty={(dishes) => dishes.length === 0}
      empty={<p>bosh</p>}
      failed={<p>dështoi</p>}
    >
      {(dishes) => <p>{dishes.join()}</p>}
    </LoadState>
  );
  const told = (container: HTMLElement) =>
    [...container.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  const wait = () => act(() => jest.advanceTimersByTime(500));

  test.each([
    ['sq', 'Po ngarkohet…', 'U ngarkuan 1.200 zëra.', 'Nuk ka asgjë për të shfaqur.'],
    ['en', 'Loading…', '1,200 entries loaded.', 'Nothing to show.'],
  ] as const)('is told in %s that it loads, and what has come', async (lng, loading, many, none) => {
    const { container, rerender } = await renderUi(part(undefined), lng);
    expect(told(container)).toEqual(['']);
    wait();
    expect(told(container)).toEqual([loading]);
    rerender(part(Array.from({ length: 1_200 }, () => 'tavë')));
    expect(told(container)).toEqual([many]);
    rerender(part(undefined));
    rerender(part([]));
    expect(told(container)).toEqual([none]);
  });

  test('does not read what was told first, once that is no longer so', async () => {
    const { container, rerender } = await renderUi(part(undefined));
    rerender(part([]));
    rerender(part([]));
    expect(told(container)).toEqual(['Nuk ka asgjë për të shfaqur.']);
    rerender(part(['tavë']));
    expect(told(container)).toEqual(['']);
  });

  test('is told once where several parts load at once', async () => {
    const { container, rerender } = await renderUi(
      <>
        {part(undefined)}
        {part(undefined)}
      </>,
    );
    wait();
    expect(told(container)).toEqual(['Po ngarkohet…', '']);
    rerender(
      <>
        {part(['tavë'])}
        {part(['tavë', 'byrek'])}
      </>,
    );
    expect(told(container)).toEqual(['U ngarkua 1 zë.', 'U ngarkuan 2 zëra.']);
  });

  test('is told nothing of what is there from the start, and of a failure by its alert', async () => {
    const { container, rerender } = await renderUi(part(['tavë']));
    wait();
    expect(told(container)).toEqual(['']);
    rerender(part(undefined));
    rerender(part(undefined, new Error('503')));
    expect(told(container)).toEqual(['']);
  });
});
