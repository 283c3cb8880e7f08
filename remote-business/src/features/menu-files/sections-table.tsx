import type { ImportedSection } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ChangeRows } from './change-rows.tsx';
import { ChangedTexts } from './changed-texts.tsx';

/** What comes, changes and goes of sections, with their titles in further languages (product.md §505). */
export const SectionsTable = ({ sections }: { sections: readonly ImportedSection[] }) => {
  const { t } = useTranslation('business');
  return (
    <ChangeRows caption={t('files.changedSections')} column={t('files.section')} changes={sections}>
      {({ kind, title, translations }) => (
        <>
          {title}
          <ChangedTexts
            texts={translations.map((text) => ({ ...text, field: 'title' }))}
            isNew={kind === 'added'}
          />
        </>
      )}
    </ChangeRows>
  );
};
