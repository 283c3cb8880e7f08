import { type ContentLanguage, type ImportedFields, nameOfLanguage } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BeforeAfter } from './before-after.tsx';
import styles from './menu-files.module.css';

/** A text in a further language, before and after. */
interface ChangedText {
  language: ContentLanguage;
  field: 'title' | NonNullable<ImportedFields['translations']>[number]['field'];
  before: string | null;
  after: string;
}

/** What becomes of texts in further languages, a line a text (product.md §431, §505); of something new those that it has. */
export const ChangedTexts = ({ texts, isNew }: { texts: readonly ChangedText[]; isNew: boolean }) => {
  const { t } = useTranslation('business');
  if (texts.length === 0) return null;
  return (
    <ul className={styles.prices}>
      {texts.map(({ language, field, before, after }) => (
        <li key={`${language} ${field}`}>
          {t(`files.translated.${field}`, { language: nameOfLanguage(language) })}{' '}
          {isNew ? (
            after
          ) : (
            <BeforeAfter before={before || t('files.noText')} after={after || t('files.noText')} />
          )}
        </li>
      ))}
    </ul>
  );
};
