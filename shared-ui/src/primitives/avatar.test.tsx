import { fireEvent } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Avatar } from './avatar.tsx';

test.each([
  ['Oxhaku i Gjyshes', 'OG'],
  ['Sofra e bardhë', 'SB'],
  ['Te Zoti', 'TZ'],
  ['te', 'T'],
  ['çajtorja "Ëmbla"', 'Ç'],
  ['Arta', 'A'],
  ['', ''],
])('the letters of "%s" are "%s"', async (name, letters) => {
  const { container } = await renderUi(<Avatar name={name} />);
  expect(container.firstElementChild).toHaveTextContent(new RegExp(`^${letters}$`));
});

test('letters stand in for a photo that does not arrive', async () => {
  const { container } = await renderUi(<Avatar name="Arta Kola" imageUrl="/media/arta.jpg" />);
  expect(container).not.toHaveTextContent('AK');
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('src', '/media/arta.jpg');
  if (photo) fireEvent.error(photo);
  expect(container).toHaveTextContent('AK');
});
