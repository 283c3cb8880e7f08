import { LIMITS, languageAfter, languageOf } from '@tavolina/shared-api/contract';
import { Link, useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ButtonLink, EmptyTable, SearchField } from '@tavolina/shared-ui';
import type { FormEvent } from 'react';
import { MessagePage } from './message-page.tsx';
import styles from './page-not-found.module.css';
import { PlainPageAddition } from './plain-page-addition.tsx';

/** The way to the places, and the language switch, because headers belong to the remotes. In one row with the name, also on a phone. */
const Ways = () => {
  const { t, i18n } = useTranslation('shell');
  const language = languageOf(i18n.resolvedLanguage);
  const next = languageAfter(language);
  return (
    <>
      <nav className={styles.ways} aria-label={t('notFound.navigation')}>
        <Link to="/restaurants">{t('notFound.restaurants')}</Link>
      </nav>
      <Button
        variant="quiet"
        lang={next}
        aria-label={t('notFound.switchLanguage')}
        onClick={() => void i18n.changeLanguage(next)}
      >
        {language.toUpperCase()}
      </Button>
    </>
  );
};

/** Page for an unknown URL: links, a search and the language switch (product.md §8). */
export const PageNotFound = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const handleSearch = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(`/restaurants?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <>
      <MessagePage
        title={t('notFound.title')}
        text={t('notFound.text')}
        header={<Ways />}
        picture={<EmptyTable />}
      >
        <search className={styles.search}>
          <form action="/restaurants" onSubmit={handleSearch}>
            <SearchField
              hideLabel
              label={t('notFound.search')}
              name="q"
              maxLength={LIMITS.search}
              placeholder={t('notFound.example')}
            />
            <Button type="submit" variant="action">
              {t('notFound.submit')}
            </Button>
          </form>
        </search>
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        <ButtonLink variant="quiet" to="/orders">
          {t('notFound.track')}
        </ButtonLink>
      </MessagePage>
      <PlainPageAddition />
    </>
  );
};
