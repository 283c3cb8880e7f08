import { importMenu, previewImport } from '@tavolina/shared-api/client';
import type { Menu, ImportPreview as Preview } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { Button, counted, EmptyState, Skeleton } from '@tavolina/shared-ui';
import { useOnce } from '../../lib/form/use-once.ts';
import { TableProblems, TableWarnings } from '../../lib/menus/menu-table/table-problems.tsx';
import { SaveFailure } from '../../lib/menus/save-failure.tsx';
import { ApplyButton } from './apply-button.tsx';
import { ChangesTable } from './changes-table.tsx';
import { GroupsTable } from './groups-table.tsx';
import styles from './menu-files.module.css';
import { MenuTable } from './menu-table.tsx';
import { SectionsTable } from './sections-table.tsx';

const COUNTS = ['added', 'changed', 'removed', 'sections_removed', 'unchanged'] as const;

/** A server of before they were told says nothing of sections and groups. */
const partsOf = ({ sections = [], groups = [] }: Partial<Pick<Preview, 'sections' | 'groups'>>) => ({
  sections,
  groups,
});

const isNothing = ({ added, changed, removed, sections_removed, ...preview }: Preview): boolean =>
  preview.problems.length === 0 &&
  !preview.reordered &&
  !preview.menu &&
  Object.values(partsOf(preview)).flat().length === 0 &&
  added + changed + removed + sections_removed === 0;

/** What a table would make of the menu, row by row, and the press that does it. */
export const ImportPreview = ({
  menu: { id },
  csv,
  onGiveUp,
  onImported,
}: {
  menu: Menu;
  csv: string;
  onGiveUp: () => void;
  onImported: (menu: Menu) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const query = useQuery({
    // Problems are told in the language of the page.
    queryKey: ['menu-import', id, csv, i18n.language],
    queryFn: () => previewImport(id, csv),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const apply = useMutation({
    mutationFn: (preview: Preview) => importMenu(id, csv, preview),
    onSuccess: onImported,
    // The menu was saved meanwhile: the table is compared with what it is now.
    onError: async (error) => {
      if (hasStatus(error, 409)) await query.refetch();
    },
  });
  const applyOnce = useOnce(apply.mutateAsync);
  const giveUp = <Button onClick={onGiveUp}>{t('files.giveUp')}</Button>;
  return (
    <QueryState
      query={query}
      failed={t('files.previewFailed')}
      loading={<Skeleton height="240px" radius="16px" />}
      isEmpty={isNothing}
      empty={<EmptyState title={t('files.nothing')} text={t('files.nothingText')} action={giveUp} />}
    >
      {(preview) => (
        <>
          <SaveFailure error={apply.error} title={t('files.importFailed')} />
          {preview.problems.length > 0 ? (
            <TableProblems problems={preview.problems} actions={giveUp} />
          ) : (
            <>
              {preview.table === 'choices' ? <p>{t('files.ofChoices')}</p> : null}
              <ul className={styles.counts}>
                {COUNTS.filter((key) => preview[key] > 0).map((key) => (
                  <li key={key}>{t(`files.count.${key}`, counted(preview[key], i18n.language))}</li>
                ))}
                {preview.reordered ? <li>{t('files.reordered')}</li> : null}
              </ul>
              <TableWarnings warnings={preview.warnings} />
              <div className={page.line}>
                <ApplyButton preview={preview} isBusy={apply.isPending} onApply={() => applyOnce(preview)} />
                {giveUp}
              </div>
              {preview.menu ? <MenuTable menu={preview.menu} /> : null}
              <SectionsTable sections={partsOf(preview).sections} />
              <GroupsTable groups={partsOf(preview).groups} />
              <ChangesTable changes={preview.changes} table={preview.table} />
            </>
          )}
        </>
      )}
    </QueryState>
  );
};
