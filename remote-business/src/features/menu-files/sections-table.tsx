import type { ImportedSection } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { numbered, RowsTable } from '../../lib/menu-table/rows-table.tsx';
import { ChangeKind } from './change-kind.tsx';
import { ChangedTexts } from './changed-texts.tsx';

/** What comes, changes and goes of sections, with their titles in further languages (product.md §505). */
export const SectionsTable = ({ sections }: { sections: readonly ImportedSection[] }) => {
  const { t } = useTranslation('business');
  if (sections.length === 0) return null;
  return (
    <RowsTable
      caption={t('files.changedSections')}
      columns={[t('files.row'), t('files.change'), t('files.section')]}
    >
      {numbered(sections).map(({ line, kind, row, title, translations }) => (
        <tr key={line}>
          <td>{row ?? '–'}</td>
          <td>
            <ChangeKind kind={kind} />
          </td>
          <td>
            {title}
            <ChangedTexts
              texts={translations.map((text) => ({ ...text, field: 'title' }))}
              isNew={kind === 'added'}
            />
          </td>
        </tr>
      ))}
    </RowsTable>
  );
};
