import { type Language, languageOf } from '@tavolina/shared-api/contract';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, formatDay, LoadState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Loading } from '../../lib/loading.tsx';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import styles from './legal.module.css';
import { loadLegalText } from './legal-text.ts';

const legalQuery = (name: string, language: Language) =>
  queryOptions({
    queryKey: ['legal', name, language],
    queryFn: () => loadLegalText(name, language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A legal text, as it loads. */
export const LegalTextScreen = ({ name }: { name: 'terms' | 'privacy' }) => {
  const { t, i18n } = useTranslation('diner');
  const language = languageOf(i18n.resolvedLanguage);
  const { data, error, refetch } = useQuery(legalQuery(name, language));
  return (
    <article className={clsx(page.page, page.narrow)}>
      <PageName page={name} />
      <PageHeader
        title={t(`legal.${name}`)}
        context={data ? t('legal.updated', { date: formatDay(data.updated) }) : ' '}
      />
      <LoadState
        isToldElsewhere
        data={data}
        error={error}
        failed={<ErrorState title={t('legal.failed')} text={t('safe')} onRetry={() => void refetch()} />}
        loading={
          <Loading>
            <Skeleton height="640px" />
          </Loading>
        }
      >
        {({ intro, sections }) => (
          <div className={styles.text}>
            <p className={styles.intro}>{intro}</p>
            {sections.map(({ title, text }) => (
              <section key={title}>
                <h2>{title}</h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </div>
        )}
      </LoadState>
    </article>
  );
};
