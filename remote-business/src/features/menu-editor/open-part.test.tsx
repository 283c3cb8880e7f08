import { initialValues, SECTION_FIELDS } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';

const content = () => within(screen.getByRole('navigation', { name: 'Përmbajtja' }));
const nothing = { ...initialValues(SECTION_FIELDS), menu_id: 'dreka', items: [] };

/** Writes in the middle section of three, and takes what somebody else has saved meanwhile. */
const takeTheirs = async (others: readonly string[]) => {
  const [tava] = menuOf().sections;
  if (!tava) throw new Error('The sample has no section.');
  const section = (id: string) => (id === 'tava' ? tava : { ...nothing, id, title: `Seksioni ${id}` });
  const renamed = (id: string) => (id === 'tava' ? { ...tava, title: 'Gatime tavash të reja' } : section(id));
  const before = menuOf({ sections: ['supa', 'tava', 'pije'].map(section) });
  const after = menuOf({ version: 4, sections: others.map(renamed) });
  let isTheirs = false;
  const opened = await openEditor({
    api: {
      'GET /menus/{id}': () => (isTheirs ? after : before),
      'PATCH /menus/{id}': () => {
        isTheirs = true;
        return failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
      },
    },
  });
  await screen.findByRole('navigation', { name: 'Përmbajtja' });
  await opened.user.click(content().getByRole('button', { name: /^Gatime tavash/ }));
  await opened.user.type(await screen.findByLabelText('Titulli i seksionit'), '!');
  await opened.user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Hiq dorë nga ndryshimet e mia' }));
  return opened;
};
const open = () => content().getByRole('button', { current: true });

test.each([
  ['the open section stays open', ['pije', 'supa', 'tava'], /^Gatime tavash/],
  ['the one in the place of a section that is gone opens', ['supa', 'pije'], /^Seksioni pije/],
  ['without sections the details open', [], /^Të dhënat/],
])('taking a new state: %s', async (_what, others, name) => {
  await takeTheirs(others);
  expect(open()).toHaveAccessibleName(name);
});

test('the draft that is thrown away leaves the open section open', async () => {
  const values = {
    title: 'Draft',
    items: [],
    sections: [
      { title: 'E re', items: [] },
      { title: 'Gatime', storedId: 'tava', items: [] },
    ],
  };
  const { user } = await openEditor({
    keptOnDevice: {
      'menu-draft:oxhaku:dreka': JSON.stringify({ values, version: 3, at: '2026-11-20T12:00:00Z' }),
    },
  });
  await screen.findByRole('navigation', { name: 'Përmbajtja' });
  await user.click(content().getByRole('button', { name: /^Gatime/ }));
  await user.click(await screen.findByRole('button', { name: 'Hidhe draftin' }));
  expect(open()).toHaveAccessibleName(/^Gatime tavash/);
});

// product.md §165
test('the title of a section is folded until it is opened, or wrong', async () => {
  const name = 'Seksioni: titulli dhe dukshmëria';
  const { user } = await openEditor();
  await screen.findByRole('navigation', { name: 'Përmbajtja' });
  await user.click(content().getByRole('button', { name: /^Gatime tavash/ }));
  await user.click(await screen.findByRole('button', { name, expanded: false }));
  await user.clear(screen.getByLabelText('Titulli i seksionit'));
  await user.click(screen.getByRole('button', { name, expanded: true }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByRole('button', { name, expanded: true })).toBeVisible();
});

describe('the keyboard after something was removed', () => {
  const openTava = async () => {
    const opened = await openEditor();
    await screen.findByRole('navigation', { name: 'Përmbajtja' });
    await opened.user.click(content().getByRole('button', { name: /^Gatime tavash/ }));
    const remove = async (name: string) => {
      await opened.user.click(await screen.findByRole('button', { name: `Hap: ${name}` }));
      await opened.user.click(screen.getByRole('button', { name: 'Hiq artikullin' }));
    };
    return { ...opened, remove };
  };

  test('goes on at the next item, else at the one before, else at the button that adds one', async () => {
    const { remove, user } = await openTava();
    await remove('Tavë kosi');
    expect(screen.getByRole('button', { name: 'Hap: Fërgesë' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
    await user.click(screen.getByRole('button', { name: 'Hiq artikullin' }));
    expect(screen.getByRole('button', { name: 'Hap: Fërgesë' })).toHaveFocus();
    await remove('Fërgesë');
    expect(screen.getByRole('button', { name: 'Shto artikull' })).toHaveFocus();
  });

  test('goes on at the next item when one goes to another list', async () => {
    const { user } = await openTava();
    await user.click(await screen.findByRole('button', { name: 'Hap: Tavë kosi' }));
    await user.selectOptions(screen.getByLabelText('Seksioni'), 'Të tjera');
    expect(screen.getByRole('button', { name: 'Hap: Fërgesë' })).toHaveFocus();
  });

  test('goes on in the part that opens instead of a section', async () => {
    const { user } = await openTava();
    await user.click(await screen.findByRole('button', { name: /^Hiq seksionin/ }));
    const others = screen.getByRole('region', { name: 'Të tjera' });
    await waitFor(() => expect(others).toContainElement(document.activeElement as HTMLElement));
  });
});
