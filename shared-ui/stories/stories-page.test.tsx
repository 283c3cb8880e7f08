import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderUi } from '../src/test/render-ui.tsx';
import { StoriesPage } from './stories-page.tsx';
import { STORY_GROUPS } from './story-files.ts';

/** Rules that need real rendering are off; browser tests check them. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

const problems = async (): Promise<string[]> => {
  const { violations } = await act(() => axe.run(document.body, OPTIONS));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test.each(['sq', 'en'] as const)(
  'every story stands on the page and can be used by everyone, in %s',
  async (lng) => {
    await renderUi(<StoriesPage groups={STORY_GROUPS} language={lng} theme="light" />, lng);
    for (const { name } of STORY_GROUPS.flatMap(({ stories }) => stories)) {
      expect(screen.getAllByRole('heading', { level: 3, name }).length).toBeGreaterThan(0);
    }
    expect(await problems()).toEqual([]);
  },
);

test.each([
  ['Fshi menunë…', 'alertdialog'],
  ['Shiko shportën', 'dialog'],
  ['Oxhaku i Gjyshes', 'menu'],
  ['Prit një porosi', 'dialog'],
])('what "%s" opens can be used by everyone', async (name, role) => {
  const overlays = STORY_GROUPS.filter(({ title }) => title === 'Overlays');
  const { user } = await renderUi(<StoriesPage groups={overlays} language="sq" theme="light" />);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
  expect(await problems()).toEqual([]);
});

test('the page leads to its other language and its other light', async () => {
  await renderUi(<StoriesPage groups={[]} language="sq" theme="dark" />);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?theme=dark&lng=en');
  expect(screen.getByRole('link', { name: 'Light' })).toHaveAttribute('href', '?theme=light&lng=sq');
});
