import '../src/styles.css';
import './stories.css';

import i18next from 'i18next';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import en from '../locales/en.json';
import sq from '../locales/sq.json';
import * as food from '../src/food/food.stories.tsx';
import * as overlays from '../src/overlays/overlays.stories.tsx';
import * as feedback from '../src/patterns/feedback.stories.tsx';
import * as order from '../src/patterns/order.stories.tsx';
import * as states from '../src/patterns/status.stories.tsx';
import * as button from '../src/primitives/button.stories.tsx';
import * as choices from '../src/primitives/choice.stories.tsx';
import * as fields from '../src/primitives/text-field.stories.tsx';

/** A file of stories: its title, and one component for each story. */
type StoryFile = { default: { title: string } };

const FILES: StoryFile[] = [button, fields, choices, states, feedback, order, food, overlays];

const storiesOf = (file: StoryFile): [string, ComponentType][] =>
  Object.entries(file as unknown as Record<string, ComponentType>).filter(([name]) => name !== 'default');

const params = new URLSearchParams(window.location.search);
const language = params.get('lng') ?? 'sq';
const theme = params.get('theme') ?? 'light';
document.documentElement.lang = language;
document.documentElement.dataset.theme = theme;

const Page = () => (
  <>
    <nav>
      <a href={`?theme=${theme === 'light' ? 'dark' : 'light'}&lng=${language}`}>{theme}</a>
      <a href={`?theme=${theme}&lng=${language === 'sq' ? 'en' : 'sq'}`}>{language}</a>
    </nav>
    <main>
      {FILES.map((file) => (
        <section key={file.default.title}>
          <h1>{file.default.title}</h1>
          {storiesOf(file).map(([name, Story]) => (
            <article key={name}>
              <h2>{name}</h2>
              <div>
                <Story />
              </div>
            </article>
          ))}
        </section>
      ))}
    </main>
  </>
);

await i18next.use(initReactI18next).init({
  lng: language,
  resources: { sq: { ui: sq }, en: { ui: en } },
  interpolation: { escapeValue: false },
});
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  );
}
