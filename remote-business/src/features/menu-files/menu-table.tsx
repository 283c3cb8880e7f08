import type { ImportedMenu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BeforeAfter } from './before-after.tsx';
import { ChangeRows } from './change-rows.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { ChangedTexts } from './changed-texts.tsx';

/** What becomes of what the menu says of itself, in each language (product.md §431). */
export const MenuTable = ({ menu }: { menu: ImportedMenu }) => {
  const { t } = useTranslation('business');
  return (
    <ChangeRows
      caption={t('files.changedMenu')}
      column={t('files.menu')}
      changes={[{ ...menu, kind: 'changed', row: null }]}
    >
      {({ title, description, translations }) => (
        <>
          {title ? (
            <p>
              {t('files.menuTitle')} <BeforeAfter before={title.before ?? ''} after={title.after} />
            </p>
          ) : null}
          <ChangedFields fields={description ? { description } : {}} isNew={false} />
          <ChangedTexts texts={translations} isNew={false} />
        </>
      )}
    </ChangeRows>
  );
};
