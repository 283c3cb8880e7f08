import { failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { openHours } from '../../testing/open-hours.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const open = async (api: NonNullable<ScreenOptions['api']>) => {
  const opened = await openHours({ at: '/business/hours?tab=orders', api });
  return { ...opened, section: within(await screen.findByRole('region', { name: 'Ekrani për klientët' })) };
};

// product.md §345
test('an owner makes an address, renews it and switches it off', async () => {
  let made = 0;
  const { user, section } = await open({
    'GET /ready-screen': { code: null },
    'PUT /ready-screen': () => {
      made += 1;
      return { code: `adresa${made}` };
    },
    'DELETE /ready-screen': undefined,
  });
  await user.click(await section.findByRole('button', { name: 'Krijo adresën' }));
  expect(await section.findByText('http://localhost/business/screen/adresa1')).toBeVisible();
  expect(section.getByRole('link', { name: 'Hap ekranin' })).toHaveAttribute(
    'href',
    '/business/screen/adresa1',
  );
  const confirm = async (name: string) => {
    await user.click(section.getByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };
  await confirm('Adresë e re');
  expect(await section.findByText('http://localhost/business/screen/adresa2')).toBeVisible();
  await confirm('Fike');
  expect(await section.findByRole('button', { name: 'Krijo adresën' })).toBeVisible();
});

test('an address that could not be made says so', async () => {
  const { user, section } = await open({
    'GET /ready-screen': { code: null },
    'PUT /ready-screen': failure(500, 'internal_error'),
  });
  await user.click(await section.findByRole('button', { name: 'Krijo adresën' }));
  expect(await section.findByRole('alert')).toHaveTextContent('Asgjë nuk u ndryshua.');
});
