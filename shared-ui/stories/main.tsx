import '../src/styles.css';

import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import en from '../locales/en.json';
import sq from '../locales/sq.json';
import { TEXT_VALUES } from '../src/format/text-values.ts';
import { StoriesPage } from './stories-page.tsx';
import { STORY_GROUPS } from './story-files.ts';

const params = new URLSearchParams(window.location.search);
const language = params.get('lng') === 'en' ? 'en' : 'sq';
const theme = params.get('theme') === 'dark' ? 'dark' : 'light';
document.documentElement.lang = language;
document.documentElement.dataset.theme = theme;

await i18next
  .use(initReactI18next)
  .use(TEXT_VALUES.formatter)
  .init({
    lng: language,
    resources: { sq: { ui: sq }, en: { ui: en } },
    interpolation: TEXT_VALUES.interpolation,
  });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <StoriesPage groups={STORY_GROUPS} language={language} theme={theme} />
      </MemoryRouter>
    </StrictMode>,
  );
}
