import { getLastImport, undoImport } from '@tavolina/shared-api/client';
import { LIMITS, type Menu } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { isRefusal } from '@tavolina/shared-console/page/refusal.ts';
import { ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { useOnce } from '../../lib/form/use-once.ts';
import { ChooseTable, UnreadTable } from '../../lib/menus/menu-table/choose-table.tsx';
import { EncodingChoice } from '../../lib/menus/menu-table/encoding-choice.tsx';
import tables from '../../lib/menus/menu-table/menu-table.module.css';
import type { ChosenTable } from '../../lib/menus/menu-table/read-table.ts';
import { SaveFailure } from '../../lib/menus/save-failure.tsx';
import { useKeepMenu } from '../../lib/menus/use-keep-menu.ts';
import { ImportPreview } from './import-preview.tsx';
import styles from './menu-files.module.css';

/** Takes a table, says what it would change, makes it so, and brings back what it replaced. */
export const ImportPart = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const keep = useKeepMenu();
  const [table, setTable] = useState<ChosenTable>();
  const section = useRef<HTMLElement>(null);
  const [isImported, setIsImported] = useState(false);
  // Asked for each version, because a save ends the undo. If the answer is unknown, trying is harmless.
  const last = useQuery({
    queryKey: ['last-import', menu.id, menu.version],
    queryFn: ({ signal }) => getLastImport(menu.id, signal),
    staleTime: 0,
  });
  const canUndo = last.data?.can_undo ?? (isImported || last.isError);
  const undo = useMutation({
    mutationFn: (_goOn: () => void) => undoImport(menu.id),
    onSuccess: (before) => {
      setIsImported(false);
      keep(before);
    },
    // Saved or undone in another window: neither the offer nor what is said of the import holds any more.
    onError: async (error) => {
      if (isRefusal(error)) setIsImported(false);
      await Promise.all([last.refetch(), client.invalidateQueries(ownMenuQuery(menu.id))]);
    },
    // The button goes with what it undid; keys go on beside it.
    onSettled: (_menu, _error, goOn) => goOn(),
  });
  const undoOnce = useOnce(undo.mutateAsync, { isRepeatable: true });
  const choose = (chosen: ChosenTable): void => {
    undo.reset();
    setIsImported(false);
    setTable(chosen);
  };
  // The buttons of the preview go with it.
  const putAway = (): void => {
    focusContainer(section.current);
    setTable(undefined);
  };
  const undoButton = (
    <Button
      busy={undo.isPending}
      icon={<Undo2 {...ICON} />}
      onClick={(event) => undoOnce(focusNear(event.currentTarget))}
    >
      {t('files.undo')}
    </Button>
  );
  return (
    <section ref={section} className={page.card} aria-labelledby="files-import" tabIndex={-1}>
      <h2 id="files-import">{t('files.import')}</h2>
      <p id="files-rules">{t('files.importText')}</p>
      <ChooseTable table={table} describedBy="files-rules files-problem" onChosen={choose} />
      <div id="files-problem" className={tables.news} aria-live="polite">
        <UnreadTable table={table} />
        <SaveFailure error={undo.error} title={t('files.undoFailed')} />
        {undo.isSuccess ? <Notice tone="success">{t('files.undone')}</Notice> : null}
        {isImported ? (
          <Notice tone="success" action={canUndo ? undoButton : undefined}>
            {t('files.imported')}
          </Notice>
        ) : null}
      </div>
      {table && 'csv' in table ? (
        <>
          <EncodingChoice table={table} onRead={setTable} />
          <ImportPreview
            menu={menu}
            csv={table.csv}
            onGiveUp={putAway}
            onImported={(imported) => {
              putAway();
              setIsImported(true);
              keep(imported);
            }}
          />
        </>
      ) : null}
      {table || isImported || !canUndo ? null : (
        <div className={styles.undo}>
          {undoButton}
          <p className={page.muted}>{t('files.undoText', { hours: LIMITS.undoHours })}</p>
        </div>
      )}
    </section>
  );
};
