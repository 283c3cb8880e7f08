import { previewNewMenu } from '@tavolina/shared-api/client';
import type { NewMenuPreview } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Button, counted, EmptyState, Skeleton } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { focusContainer } from '../../../lib/focus-container.ts';
import { ChooseTable, UnreadTable } from '../../../lib/menus/menu-table/choose-table.tsx';
import { EncodingChoice } from '../../../lib/menus/menu-table/encoding-choice.tsx';
import tables from '../../../lib/menus/menu-table/menu-table.module.css';
import type { ChosenTable } from '../../../lib/menus/menu-table/read-table.ts';
import { TableProblems, TableWarnings } from '../../../lib/menus/menu-table/table-problems.tsx';
import panel from '../panel.module.css';

const countOf = ({ sections, items }: NewMenuPreview): number =>
  sections.reduce((sum, section) => sum + section.items.length, items.length);

const isNothing = (preview: NewMenuPreview): boolean =>
  preview.problems.length === 0 && countOf(preview) === 0;

/** What a new menu of a table would hold, and the press that fills it in. */
const NewMenuPreviewPart = ({
  csv,
  onGiveUp,
  onFill,
}: {
  csv: string;
  onGiveUp: () => void;
  onFill: (read: NewMenuPreview) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const query = useQuery({
    // Problems are told in the language of the page.
    queryKey: ['new-menu-table', csv, i18n.language],
    queryFn: () => previewNewMenu(csv),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const giveUp = <Button onClick={onGiveUp}>{t('files.giveUp')}</Button>;
  return (
    <QueryState
      query={query}
      failed={t('files.previewFailed')}
      loading={<Skeleton height="96px" radius="16px" />}
      isEmpty={isNothing}
      empty={
        <EmptyState title={t('editor.begin.nothing')} text={t('editor.begin.nothingText')} action={giveUp} />
      }
    >
      {(preview) =>
        preview.problems.length > 0 ? (
          <TableProblems problems={preview.problems} actions={giveUp} />
        ) : (
          <>
            <p>{t('editor.begin.read', counted(countOf(preview), i18n.language))}</p>
            <TableWarnings warnings={preview.warnings} />
            <div className={page.line}>
              <Button variant="action" onClick={() => onFill(preview)}>
                {t('editor.begin.fill')}
              </Button>
              {giveUp}
            </div>
          </>
        )
      }
    </QueryState>
  );
};

/** Takes a table, says what is wrong with it, and fills a new menu in from it (product.md §166). */
export const StartFromTable = ({ onFill }: { onFill: (read: NewMenuPreview) => void }) => {
  const { t } = useTranslation('business');
  const [table, setTable] = useState<ChosenTable>();
  const part = useRef<HTMLDivElement>(null);
  // The buttons of the preview go with it.
  const putAway = (): void => {
    focusContainer(part.current);
    setTable(undefined);
  };
  return (
    <div ref={part} className={panel.stack} tabIndex={-1}>
      <p id="begin-table-rules">{t('editor.begin.tableText')}</p>
      <ChooseTable table={table} describedBy="begin-table-rules begin-table-problem" onChosen={setTable} />
      <div id="begin-table-problem" className={tables.news} aria-live="polite">
        <UnreadTable table={table} />
      </div>
      {table && 'csv' in table ? (
        <>
          <EncodingChoice table={table} onRead={setTable} />
          <NewMenuPreviewPart csv={table.csv} onGiveUp={putAway} onFill={onFill} />
        </>
      ) : null}
    </div>
  );
};
