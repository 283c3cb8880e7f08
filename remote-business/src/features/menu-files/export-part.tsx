import { exportChoicesCsv, exportMenuCsv, getOwnMenu } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { DownloadButton } from '../../lib/files/download-button.tsx';
import { csvFile } from '../../lib/files/save-file.ts';

/** Takes the menu along, as a table for a spreadsheet or whole. */
export const ExportPart = ({ menu: { id, title } }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="files-export">
      <h2 id="files-export">{t('files.export')}</h2>
      <p>{t('files.exportText')}</p>
      <div className={page.line}>
        <DownloadButton
          label={t('files.csv')}
          failed={t('files.exportFailed')}
          fetchFile={async () => csvFile(title, await exportMenuCsv(id))}
        />
        <DownloadButton
          label={t('files.choicesCsv')}
          failed={t('files.exportFailed')}
          fetchFile={async () => csvFile(t('choices.title', { title }), await exportChoicesCsv(id))}
        />
        <DownloadButton
          label={t('files.json')}
          failed={t('files.exportFailed')}
          fetchFile={async () => ({
            name: `${title}.json`,
            type: 'application/json',
            text: JSON.stringify(await getOwnMenu(id), null, 2),
          })}
        />
      </div>
    </section>
  );
};
