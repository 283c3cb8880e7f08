import type { Menu } from '@tavolina/shared-api/contract';
import { ImportPreview } from './import-preview.tsx';
import { LettersChoice } from './letters-choice.tsx';
import type { ReadTable } from './read-table.ts';

/** What a table that was read would do; before it, where that is in doubt, in which letters it is read. */
export const TablePart = ({
  menu,
  table,
  onRead,
  onGiveUp,
  onImported,
}: {
  menu: Menu;
  table: ReadTable;
  /** Takes the table as it reads in other letters. */
  onRead: (table: ReadTable) => void;
  onGiveUp: () => void;
  onImported: (menu: Menu) => void;
}) => {
  const { csv, encoding, doubt } = table;
  return (
    <>
      {doubt ? (
        <LettersChoice
          samples={doubt.samples}
          chosen={encoding}
          onChoose={(other) => onRead({ ...table, encoding: other, csv: doubt.readings[other] })}
        />
      ) : null}
      <ImportPreview menu={menu} csv={csv} onGiveUp={onGiveUp} onImported={onImported} />
    </>
  );
};
