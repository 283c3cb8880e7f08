import styles from './stories.module.css';
import type { StoryGroup } from './story-files.ts';

const LANGUAGES = { sq: 'Shqip', en: 'English' };
const THEMES = { light: 'Light', dark: 'Dark' };

/** Language and theme of the page. */
export interface StoriesLook {
  language: keyof typeof LANGUAGES;
  theme: keyof typeof THEMES;
}

/** All components on one page. */
export const StoriesPage = ({ groups, language, theme }: StoriesLook & { groups: StoryGroup[] }) => {
  const otherLanguage = language === 'sq' ? 'en' : 'sq';
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  return (
    <>
      <header className={styles.bar}>
        <h1>Tavolina: components</h1>
        <a href={`?theme=${theme}&lng=${otherLanguage}`}>{LANGUAGES[otherLanguage]}</a>
        <a href={`?theme=${otherTheme}&lng=${language}`}>{THEMES[otherTheme]}</a>
      </header>
      <main className={styles.page}>
        {groups.map(({ title, isWide, stories }) => (
          <section key={title} className={styles.group} data-wide={isWide || undefined} aria-label={title}>
            <h2>{title}</h2>
            {stories.map(({ name, Story }) => (
              <div key={name} className={styles.story}>
                <h3>{name}</h3>
                <div className={styles.stage}>
                  <Story />
                </div>
              </div>
            ))}
          </section>
        ))}
      </main>
    </>
  );
};
