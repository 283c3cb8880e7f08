import type { ImportedSection } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ChangeRows } from './change-rows.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { ChangedTexts } from './changed-texts.tsx';

/** What comes, changes and goes of sections, with what they say of themselves in each language (product.md §505). */
export const SectionsTable = ({ sections }: { sections: readonly ImportedSection[] }) => {
  const { t } = useTranslation('business');
  return (
    <ChangeRows caption={t('files.changedSections')} column={t('files.section')} changes={sections}>
      {({ kind, title, description, translations }) => (
        <>
          {title}
          <ChangedFields fields={description ? { description } : {}} isNew={kind === 'added'} />
          <ChangedTexts
            texts={translations.map(({ field = 'title', ...text }) => ({ ...text, field }))}
            isNew={kind === 'added'}
          />
        </>
      )}
    </ChangeRows>
  );
};
