import { useTranslation } from '@tavolina/shared-api/runtime';
import type texts from '../../locales/sq.json';

/** Pages whose title stands in the document already, worded by `meta` of the texts (product.md §40). */
type NamedPage = keyof typeof texts.meta;

/** Names the tab as the document that brought it does. */
export const PageName = ({ page, values }: { page: NamedPage; values?: Record<string, string> }) => {
  const { t } = useTranslation('diner');
  return <title>{t(`meta.${page}.title`, { ...values })}</title>;
};

/** Names the tab after what a page found, or did not find. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · Tavolina`}</title>;
