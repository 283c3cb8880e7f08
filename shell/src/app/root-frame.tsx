import { useAuth } from '@tavolina/shared-api/auth';
import { Outlet, useNavigation, useTranslation } from '@tavolina/shared-api/runtime';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { PageChange } from './page-change.tsx';
import { PageReady } from './page-ready.tsx';
import { PartNews } from './part-news.tsx';
import styles from './root-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/**
 * The first page of every visit has the same key, so the key alone could restore another page's scroll
 * position.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * The frame of every page: skip link, and loading indicator. Nothing is rendered before the session is
 * known.
 */
export const RootFrame = () => {
  const { t } = useTranslation('shell');
  const isChecked = useAuth((auth) => auth.isChecked);
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <SkipLink />
      <output className={styles.progress} data-active={isLoading || undefined}>
        {isLoading ? t('loadingPage') : null}
      </output>
      <PageChange />
      <PartNews />
      {isChecked ? (
        <>
          <Outlet />
          <PageReady />
        </>
      ) : null}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
