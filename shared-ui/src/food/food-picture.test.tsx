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
  expect(photo.parentElement).toHaveStyle({ aspectRatio: '16 / 10' });
  expect(screen.queryByText('Kopertina')).not.toBeInTheDocument();
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
