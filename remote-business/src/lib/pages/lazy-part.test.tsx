import { useQuery } from '@tavolina/shared-api/runtime';
import { renderRoutes } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RESOURCES } from '../../testing/render-screen.tsx';
import { LazyPart, lazyCode } from './lazy-part.tsx';

const WORDS = {
  sq: { failed: 'Kjo pjesë e faqes nuk u ngarkua.', again: 'Provo përsëri' },
  en: { failed: 'This part of the page did not load.', again: 'Try again' },
};

interface Code {
  Dishes: () => React.ReactNode;
}

/** Code that comes, or does not, when the test says so. */
const openPart = async (lng: 'sq' | 'en') => {
  const asked: { resolve: (code: Code) => void; reject: (error: Error) => void }[] = [];
  const code = lazyCode(
    'dishes',
    () => new Promise<Code>((resolve, reject) => asked.push({ resolve, reject })),
  );
  const Page = () => (
    <>
      <input aria-label="title" />
      <LazyPart query={useQuery(code)} height="560px">
        {({ Dishes }) => <Dishes />}
      </LazyPart>
    </>
  );
  const { container } = await renderRoutes({
    at: '/',
    lng,
    routes: [{ path: '/', Component: Page }],
    resources: RESOURCES,
  });
  const skeleton = () => container.querySelector('[style*="560px"]');
  return { user: userEvent.setup(), asked, skeleton };
};

const DISHES: Code = { Dishes: () => <h2>Gatime</h2> };

test.each(['sq', 'en'] as const)(
  'a part whose code does not come says so, and comes when it is asked for again, %s',
  async (lng) => {
    const { user, asked, skeleton } = await openPart(lng);
    const words = WORDS[lng];
    expect(skeleton()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('title'), 'Darka');

    asked[0]?.reject(new Error('ChunkLoadError'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
    expect(skeleton()).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: words.again }));
    await waitFor(() => expect(skeleton()).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    asked[1]?.resolve(DISHES);
    expect(await screen.findByRole('heading', { name: 'Gatime' })).toBeVisible();
    expect(skeleton()).not.toBeInTheDocument();
    expect(screen.getByLabelText('title')).toHaveValue('Darka');
    expect(asked).toHaveLength(2);
  },
);
