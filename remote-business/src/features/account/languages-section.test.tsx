import { failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { PROFILE } from '../../testing/account-samples.ts';
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
const languages = async () => within(await screen.findByRole('region', { name: 'Languages of the menus' }));

// product.md §425
test('the languages that a place offers are chosen with a press, in the order of the list', async () => {
  const { user, sent } = await open();
  const section = await languages();
  expect(section.getByRole('combobox')).toHaveValue('sq');
  expect(section.getByRole('checkbox', { name: 'Italiano' })).toBeChecked();
  await user.click(section.getByRole('checkbox', { name: 'English' }));
  expect(sent(PATCH)[0]?.body).toEqual({ content_languages: ['sq', 'en', 'it'] });
  await user.selectOptions(section.getByRole('combobox'), 'it');
  expect(sent(PATCH).at(-1)?.body).toEqual({ content_languages: ['it', 'en'] });
});

test('a refusal says so, and takes the choice back', async () => {
  const { user } = await open({ [PATCH]: failure(500, 'internal_error') });
  const section = await languages();
  await user.click(section.getByRole('checkbox', { name: 'English' }));
  expect(await section.findByText('The languages were not saved; they are as they were.')).toBeVisible();
  expect(section.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
});
