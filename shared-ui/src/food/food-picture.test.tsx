import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { FoodPicture } from './food-picture.tsx';

const stand = <p>Kopertina</p>;

test('a photo takes the place of the cover and is named', async () => {
  await renderUi(
    <FoodPicture imageUrl="/media/tave.jpg" alt="Tavë kosi" ratio="16 / 10">
      {stand}
    </FoodPicture>,
  );
  const photo = screen.getByRole('img', { name: 'Tavë kosi' });
  expect(photo).toHaveAttribute('src', '/media/tave.jpg');
  expect(photo.closest('span')).toHaveStyle({ aspectRatio: '16 / 10' });
  expect(screen.queryByText('Kopertina')).not.toBeInTheDocument();
});

test('a photo in several sizes is chosen by format and room, and its placeholder goes when it has arrived', async () => {
  const image = {
    width: 1440,
    height: 900,
    placeholder: 'data:image/webp;base64,AAAA',
    sources: [
      { type: 'image/avif', srcset: '/media/a/320.avif 320w, /media/a/1440.avif 1440w' },
      { type: 'image/webp', srcset: '/media/a/320.webp 320w, /media/a/1440.webp 1440w' },
    ],
  };
  const { container } = await renderUi(
    <FoodPicture imageUrl="/media/a/960.webp" image={image} alt="Tavë kosi" name="tave" />,
  );
  const photo = screen.getByRole('img', { name: 'Tavë kosi' });
  expect(photo).toHaveAttribute('src', '/media/a/960.webp');
  expect(photo).toHaveAttribute('width', '1440');
  expect([...container.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcset }))).toEqual(
    image.sources,
  );
  expect(photo).toHaveStyle({ backgroundImage: `url(${image.placeholder})` });
  fireEvent.load(photo);
  expect(photo).not.toHaveAttribute('style', expect.stringContaining('url'));
});

test('photos below the fold wait; those in view come first', async () => {
  await renderUi(
    <>
      <FoodPicture imageUrl="/media/late.jpg" alt="vonë" name="tave" />
      <FoodPicture imageUrl="/media/soon.jpg" alt="tani" name="tave" eager />
    </>,
  );
  expect(screen.getByRole('img', { name: 'vonë' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'tani' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'tani' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'tani' })).toHaveAttribute('decoding', 'async');
});

test.each([null, undefined, ''])('without a photo (%s) the cover stands there', async (imageUrl) => {
  await renderUi(<FoodPicture imageUrl={imageUrl}>{stand}</FoodPicture>);
  expect(screen.getByText('Kopertina')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the cover stands in for a photo that fails, until there is another one', async () => {
  const picture = (imageUrl: string) => (
    <FoodPicture imageUrl={imageUrl} alt="Byrek">
      {stand}
    </FoodPicture>
  );
  const { rerender } = await renderUi(picture('/media/broken.jpg'));
  fireEvent.error(screen.getByRole('img', { name: 'Byrek' }));
  expect(screen.getByText('Kopertina')).toBeVisible();
  rerender(picture('/media/mended.jpg'));
  expect(screen.getByRole('img', { name: 'Byrek' })).toHaveAttribute('src', '/media/mended.jpg');
});

test('a food by its name is decoration', async () => {
  const { container } = await renderUi(<FoodPicture name="pizza" />);
  expect(container.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#pizza$/));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
