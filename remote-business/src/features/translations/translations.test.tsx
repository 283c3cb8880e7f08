import { failure } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const PATCH = 'PATCH /menus/{id}';

/** A menu of a place that also offers English and Italian; its first dish is translated. */
const translated = (version = 3) => {
  const menu = menuWithGroups(version);
  const [first, ...others] = menu.sections;
  const [dish, ...dishes] = first?.items ?? [];
  if (!first || !dish) throw new Error('The sample has a section with a dish.');
  const items = [{ ...dish, translations: { en: { name: 'Yoghurt lamb', portion: 'for two' } } }, ...dishes];
  return {
    ...menu,
    languages: ['sq' as const, 'en' as const, 'it' as const],
    sections: [{ ...first, items }, ...others],
  };
};
const open = (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'en') =>
  renderScreen({
    at: '/menus/dreka/translations',
    lng,
    api: { 'GET /orders/business': [], 'GET /menus/{id}': translated(), [PATCH]: translated(4), ...api },
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

// product.md §432
test('each text stands above its translation, and what is missing is counted per language', async () => {
  const { user } = await open();
  expect(await screen.findByRole('textbox', { name: 'Tavë kosi' })).toHaveValue('Yoghurt lamb');
  expect(field('Tavë kosi')).toHaveAttribute('lang', 'en');
  const meter = screen.getByRole('progressbar');
  const total = Number(meter.getAttribute('max'));
  expect(meter).toHaveAttribute('value', '1');
  await user.click(screen.getByRole('radio', { name: /^Italiano/ }));
  expect(field('Tavë kosi')).toHaveValue('');
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  expect(screen.getByText(`Italiano: 0 of ${total} texts`)).toBeVisible();
});

// product.md §412, §432
test('a text of a dish that is not its name says what it is', async () => {
  const menu = translated();
  const [first] = menu.sections;
  const [dish] = first?.items ?? [];
  if (!first || !dish) throw new Error('The sample has a section with a dish.');
  const sections = [{ ...first, items: [{ ...dish, portion: '351 g' }] }];
  await open({ 'GET /menus/{id}': { ...menu, sections } });
  expect(await screen.findByRole('textbox', { name: '351 g' })).toHaveAccessibleDescription('Portion');
  expect(field('Tavë kosi')).not.toHaveAccessibleDescription();
});

test('a press leads to the next text that is missing', async () => {
  const { user } = await open();
  const next = await screen.findByRole('button', { name: 'Next missing' });
  act(() => next.click());
  // At once, without a timer: the first letter that is typed must not be lost.
  expect(field('Menuja e drekës')).toHaveFocus();
  await user.keyboard('Lunch');
  await user.click(press('Next missing'));
  expect(field('Menuja e drekës')).not.toHaveFocus();
  expect(document.activeElement).toHaveValue('');
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
});

test('what changed is saved by its part and language, and nothing else', async () => {
  const { user, sent } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Menuja e drekës' }), 'Lunch');
  await user.clear(field('Tavë kosi'));
  await user.type(field('Tavë kosi'), 'Baked lamb');
  await user.click(press('Save translations'));
  expect(await screen.findByText('The translations are saved.')).toBeVisible();
  const { id } = translated().sections[0] ?? {};
  expect(sent(PATCH)[0]?.body).toEqual({
    version: 3,
    translations: { en: expect.objectContaining({ title: 'Lunch' }) },
    sections: [
      {
        id,
        items: [
          {
            id: translated().sections[0]?.items[0]?.id,
            translations: { en: { name: 'Baked lamb', description: '', portion: 'for two' } },
          },
        ],
      },
    ],
    items: [],
  });
});

test('choices are translated with all they are', async () => {
  const { user, sent } = await open();
  const choices = within(await screen.findByRole('region', { name: 'Madhësia' }));
  await user.type(choices.getByRole('textbox', { name: 'E madhe' }), 'Large');
  await user.click(press('Save translations'));
  await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
  expect(sent(PATCH).map(({ body }) => (body as { option_groups: object[] }).option_groups)).toMatchObject([
    [
      {
        id: 'size',
        min_choices: 1,
        options: [
          { id: 'small', is_default: true, price: 0 },
          { id: 'large', price: 200, translations: { en: { name: 'Large' } } },
        ],
      },
      { id: 'drink', free_choices: 1 },
    ],
  ]);
});

test('a menu that was saved elsewhere meanwhile gets the translations put onto it', async () => {
  let version = 3;
  const { user, sent } = await open({
    'GET /menus/{id}': () => translated(version),
    [PATCH]: ({ body }) => {
      if ((body as { version: number }).version === 4) return translated(5);
      version = 4;
      return failure(409, 'version_conflict');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Menuja e drekës' }), 'Lunch');
  await user.click(press('Save translations'));
  expect(await screen.findByText('The translations are saved.')).toBeVisible();
  expect(sent(PATCH)).toHaveLength(2);
});

test('what is refused says so and keeps what was typed', async () => {
  const { user } = await open({ [PATCH]: failure(500, 'internal_error') });
  await user.type(await screen.findByRole('textbox', { name: 'Menuja e drekës' }), 'Lunch');
  await user.click(press('Save translations'));
  expect(await screen.findByText('The translations were not saved.')).toBeVisible();
  expect(field('Menuja e drekës')).toHaveValue('Lunch');
});

test('a place with one language is led to where it says which it offers', async () => {
  await open({ 'GET /menus/{id}': { ...translated(), languages: ['sq'] } }, 'sq');
  expect(await screen.findByRole('link', { name: 'Zgjidh gjuhët' })).toHaveAttribute(
    'href',
    '/business/account',
  );
});

test('a double press saves once, and the next press saves again', async () => {
  const { user, sent } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Menuja e drekës' }), 'Lunch');
  await pressTwice('Save translations');
  expect(await screen.findByText('The translations are saved.')).toBeVisible();
  expect(sent(PATCH)).toHaveLength(1);
  await user.click(press('Save translations'));
  await waitFor(() => expect(sent(PATCH)).toHaveLength(2));
});

/** Holds the answer to a save back until it is let go. */
const heldSave = () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), api: { [PATCH]: () => held.then(() => translated(4)) } };
};
const kept = (): string => sessionStorage.getItem('menu-translations:dreka') ?? '';

// product.md §84
test('a save that ends after the page was left leaves nothing to save', async () => {
  const { api, letGo } = heldSave();
  const { user, sent, unmount } = await open(api);
  await user.type(await screen.findByRole('textbox', { name: 'Menuja e drekës' }), 'Lunch');
  await user.click(press('Save translations'));
  await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
  expect(kept()).toContain('Lunch');
  unmount();
  await act(async () => letGo());
  await waitFor(() => expect(kept()).toBe(''));
});

// product.md §199
test('what is typed while a save is under way stays unsaved, and is kept', async () => {
  const { api, letGo } = heldSave();
  const { user, sent } = await open(api);
  await user.type(await screen.findByRole('textbox', { name: 'Menuja e drekës' }), 'Lunch');
  await user.click(press('Save translations'));
  await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
  await user.type(field('Menuja e drekës'), 'time');
  await act(async () => letGo());
  expect(await screen.findByText('The translations are saved.')).toBeVisible();
  expect(field('Menuja e drekës')).toHaveValue('Lunchtime');
  expect(kept()).toContain('Lunchtime');
});

// product.md §651
test('a translation that is too long stays as it was pasted, and is said at its field in its language', async () => {
  const { user, sent } = await open();
  await screen.findByRole('textbox', { name: 'Tavë kosi' });
  await user.click(screen.getByRole('radio', { name: /^Italiano/ }));
  await user.click(field('Tavë kosi'));
  await user.paste('x'.repeat(121));
  await user.click(screen.getByRole('radio', { name: /^English/ }));
  await user.click(press('Save translations'));
  const long = await screen.findByDisplayValue('x'.repeat(121));
  expect(long).toHaveAttribute('lang', 'it');
  expect(long).toHaveFocus();
  expect(long).toHaveAccessibleDescription('Write at most 120 characters.');
  expect(sent(PATCH)).toEqual([]);
  await user.keyboard('{Backspace}');
  await user.click(press('Save translations'));
  expect(await screen.findByText('The translations are saved.')).toBeVisible();
  expect(field('Tavë kosi')).not.toHaveAccessibleDescription(/at most/);
});
