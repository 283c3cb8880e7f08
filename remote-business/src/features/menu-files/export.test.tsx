import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { menuCardOf, menuOf } from '../../testing/menu-samples.ts';
import { openMenuFiles } from '../../testing/open-menu-files.ts';
import { catchSavedFiles, textOf } from '../../testing/saved-files.ts';

// product.md §75
describe('what is taken along', () => {
  test('is a menu as a table or whole', async () => {
    const saved = catchSavedFiles();
    const csv = new Response('Emri\nÇaj', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    const { user } = await openMenuFiles({ 'GET /menus/{id}/csv': csv });
    await user.click(await screen.findByRole('button', { name: 'Shkarko tabelën (CSV)' }));
    await waitFor(() => expect(saved[0]).toMatchObject({ name: 'Menuja e drekës.csv' }));
    await expect(textOf(saved[0]?.blob)).resolves.toBe('\uFEFFEmri\nÇaj');
    await user.click(screen.getByRole('button', { name: 'Shkarko JSON' }));
    await waitFor(() => expect(saved[1]?.name).toBe('Menuja e drekës.json'));
    expect(JSON.parse(await textOf(saved[1]?.blob))).toEqual(menuOf());
  });

  // product.md §506
  test('is a menu’s choices as a table', async () => {
    const saved = catchSavedFiles();
    const csv = new Response('Grupi,Opsioni\nPija,Ujë', {
      headers: { 'content-type': 'text/csv; charset=utf-8' },
    });
    const { user } = await openMenuFiles({ 'GET /menus/{id}/choices/csv': csv });
    await user.click(await screen.findByRole('button', { name: 'Shkarko zgjedhjet (CSV)' }));
    await waitFor(() => expect(saved[0]?.name).toBe('Zgjedhjet · Menuja e drekës.csv'));
    await expect(textOf(saved[0]?.blob)).resolves.toContain('Pija,Ujë');
  });

  test('is everything, from the list of menus; a failure is said', async () => {
    const saved = catchSavedFiles();
    let isDown = true;
    const { user } = await openMenuFiles(
      {
        'GET /menus/my/': [menuCardOf()],
        'GET /menus/export': () =>
          isDown
            ? failure(503, 'service_unavailable')
            : { exported_at: '2026-11-21T10:00:00.000Z', menus: [menuOf()] },
      },
      { at: '/menus' },
    );
    const button = await screen.findByRole('button', { name: 'Shkarko të gjitha (JSON)' });
    await user.click(button);
    expect(await screen.findByText('Menutë nuk u shkarkuan.')).toBeVisible();
    isDown = false;
    await user.click(button);
    await waitFor(() => expect(saved[0]?.name).toBe('tavolina-menus.json'));
    expect(JSON.parse(await textOf(saved[0]?.blob))).toMatchObject({ menus: [menuOf()] });
  });
});
