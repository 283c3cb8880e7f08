import type { ContentLanguage } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const PATCH = 'PATCH /users/profile/';

const open = (api: ScreenOptions['api'] = {}) =>
  renderScreen({
    at: '/business/account',
    lng: 'en',
    api: {
      'GET /orders/business': [],
      'GET /users/profile/': { ...PROFILE, content_languages: ['sq', 'it'] },
      [PATCH]: ({ body }) => ({ ...PROFILE, ...(body as object) }),
      ...api,
    },
  });
const languagesSection = async () =>
  within(await screen.findByRole('region', { name: 'Languages of the menus' }));

// product.md §425
test('the languages that a place offers are chosen with a press, in the order of the list', async () => {
  const { user, sent } = await open();
  const section = await languagesSection();
  expect(section.getByRole('combobox')).toHaveValue('sq');
  expect(section.getByRole('checkbox', { name: 'Italiano' })).toBeChecked();
  await user.click(section.getByRole('checkbox', { name: 'English' }));
  expect(sent(PATCH)[0]?.body).toEqual({ content_languages: ['sq', 'en', 'it'] });
  await user.selectOptions(section.getByRole('combobox'), 'it');
  expect(sent(PATCH).at(-1)?.body).toEqual({ content_languages: ['it', 'en'] });
});

test('presses that follow each other at once are each heard, on the choices of those before', async () => {
  const { sent } = await open();
  const section = await languagesSection();
  const english = section.getByRole('checkbox', { name: 'English' });
  fireEvent.click(english);
  expect(english).toBeChecked();
  fireEvent.click(section.getByRole('checkbox', { name: 'Italiano' }));
  fireEvent.click(section.getByRole('checkbox', { name: 'Deutsch' }));
  fireEvent.click(english);
  await waitFor(() =>
    expect(sent(PATCH).map(({ body }) => body)).toEqual(
      [
        ['sq', 'en', 'it'],
        ['sq', 'en'],
        ['sq', 'en', 'de'],
        ['sq', 'de'],
      ].map((content_languages) => ({
        content_languages,
      })),
    ),
  );
  expect(english).not.toBeChecked();
  expect(section.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
});

test('a refusal says so, and takes the choice back', async () => {
  const { user } = await open({ [PATCH]: failure(500, 'internal_error') });
  const section = await languagesSection();
  await user.click(section.getByRole('checkbox', { name: 'English' }));
  expect(await section.findByText('The languages were not saved; they are as they were.')).toBeVisible();
  expect(section.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
});

// product.md §432
test('a language that was just chosen can be written at once', async () => {
  let languages: ContentLanguage[] = ['sq'];
  const { user, router } = await open({
    'GET /users/profile/': () => ({ ...PROFILE, content_languages: languages }),
    'GET /menus/{id}': () => menuOf({ languages }),
    [PATCH]: ({ body }) => {
      languages = (body as { content_languages: ContentLanguage[] }).content_languages;
      return { ...PROFILE, content_languages: languages };
    },
  });
  const go = (address: string) => act(() => router.navigate(address));
  await go('/menus/dreka/translations');
  await user.click(await screen.findByRole('link', { name: 'Choose languages' }));
  await user.click((await languagesSection()).getByRole('checkbox', { name: 'English' }));
  await go('/menus/dreka/translations');
  expect(await screen.findByRole('textbox', { name: 'Menuja e drekës' })).toHaveAttribute('lang', 'en');
  await go('/business/account');
  await user.click((await languagesSection()).getByRole('checkbox', { name: 'Italiano' }));
  await go('/menus/dreka/translations');
  expect(await screen.findByRole('radio', { name: /^Italiano/ })).toBeVisible();
});
