import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';

test('says who, what for and with what in mind, and invites', async () => {
  await renderScreen('/about');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Një tavolinë për të gjithë' }),
  ).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  for (const name of ['Misioni', 'Vizioni', 'Në çfarë besojmë', 'Çfarë thonë lokalet'])
    expect(main.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(main.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(main.getAllByRole('figure')).toHaveLength(3);
  expect(main.getByRole('link', { name: 'Regjistro biznesin' })).toHaveAttribute('href', '/business/signup');
  expect(main.getByRole('link', { name: 'Na shkruaj' })).toHaveAttribute('href', '/contact');
  expect(document.title).toBe('Rreth nesh · Tavolina');
});

test('speaks English', async () => {
  await renderScreen('/about', { lng: 'en' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'One table for everyone' }),
  ).toBeInTheDocument();
});
