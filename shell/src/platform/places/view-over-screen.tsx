import { Link, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { Logo } from '@tavolina/shared-ui';
import styles from '../platform-frame.module.css';

/** Says in the tab in which support viewed a place that this is over (product.md §702). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const place = params.get('place');
  return (
    <div className={styles.page}>
      <title>{t('platform.viewOver.title')}</title>
      <header className={styles.header}>
        <Logo to="/" />
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <h1>{t('platform.viewOver.title')}</h1>
        <p>{t('platform.viewOver.text')}</p>
        {place ? (
          <p>
            <Link to={`/platform/places?${new URLSearchParams({ place })}`}>
              {t('platform.viewOver.place')}
            </Link>
          </p>
        ) : null}
      </main>
    </div>
  );
};
