import { screen } from '@testing-library/react';
import { renderUi } from '../src/test/render-ui.tsx';
import { StoriesPage } from './stories-page.tsx';
import { STORY_GROUPS } from './story-files.ts';

test.each(['sq', 'en'] as const)('all stories stand side by side in %s', async (lng) => {
  await renderUi(<StoriesPage groups={STORY_GROUPS} language={lng} theme="light" />, lng);
  for (const { name } of STORY_GROUPS.flatMap(({ stories }) => stories)) {
    expect(screen.getAllByRole('heading', { level: 3, name }).length).toBeGreaterThan(0);
  }
});

test('the page leads to its other language and its other light', async () => {
  await renderUi(<StoriesPage groups={[]} language="sq" theme="dark" />);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?theme=dark&lng=en');
  expect(screen.getByRole('link', { name: 'Light' })).toHaveAttribute('href', '?theme=light&lng=sq');
});
