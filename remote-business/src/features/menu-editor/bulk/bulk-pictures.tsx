import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, counted, Notice } from '@tavolina/shared-ui';
import { ConfirmDialog, Sheet } from '@tavolina/shared-ui/overlays';
import { ImagePlus, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileInput } from '../../../lib/pictures/file-input.tsx';
import { IMAGE_SIZE, IMAGE_TYPES } from '../../../lib/pictures/read-image.ts';
import { itemsOf, type MenuDraft } from '../draft/menu-draft.ts';
import type { Editor } from '../editor-types.ts';
import styles from './bulk-pictures.module.css';
import { UploadTable } from './upload-table.tsx';
import { useBulkUpload } from './use-bulk-upload.ts';

const listsOf = ({ sections, items }: MenuDraft) => [...sections, { title: '', items }];

/** Pictures for many items at once: chosen or dropped, assigned by the names of their files, checked, sent (product.md §496). */
export const BulkPictures = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { t, i18n } = useTranslation('business');
  const count = (number: number) => counted(number, i18n.language);
  // What is typed waits meanwhile: the sheet lies over the form.
  const [draft] = useState(() => editor.form.getValues());
  const items = itemsOf(draft).map(({ storedId, name }) => ({ id: storedId, name }));
  const { rows, crowded, ready, isSending, add, assign, start } = useBulkUpload(editor, items);
  const options = [
    { value: '', label: t('bulk.leaveOut') },
    ...listsOf(draft).flatMap(({ title, items: each }) =>
      each.map(({ storedId, name }) => ({
        value: storedId,
        label: [name || t('editor.newItem'), title].filter(Boolean).join(' · '),
      })),
    ),
  ];
  const [isAsking, setIsAsking] = useState(false);
  const done = rows.filter(({ state }) => state === 'done').length;
  const sending = rows.filter(({ state }) => state === 'sending').length;
  const failed = rows.filter(({ state }) => state === 'failed').length;
  const unseen = rows.filter(({ isUnseen, itemId }) => isUnseen && itemId !== '').length;
  const wrong = rows.filter(({ problem }) => problem !== undefined).length;
  const notSent = ready.length + sending + unseen;
  const handleClose = (): void => {
    if (notSent > 0) setIsAsking(true);
    else onClose();
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && handleClose()} title={t('bulk.title')}>
      <div className={styles.content}>
        <p id="bulk-text" className={page.muted}>
          {t('bulk.text')}
        </p>
        <FileInput
          multiple
          className={styles.drop}
          accept={IMAGE_TYPES}
          describedBy="bulk-text"
          onFiles={(...files) => add(files)}
        >
          <ImagePlus {...ICON} size={28} />
          <strong>{t('bulk.choose')}</strong>
          <span className={page.muted}>{t('image.hint', { size: IMAGE_SIZE })}</span>
        </FileInput>
        {rows.length > 0 ? (
          <UploadTable rows={rows} crowded={crowded} options={options} isHeld={isSending} onAssign={assign} />
        ) : null}
        <div aria-live="polite">
          {isSending ? (
            <progress
              className={styles.progress}
              aria-label={t('bulk.progress')}
              max={done + sending + ready.length}
              value={done}
            />
          ) : null}
          {wrong > 0 ? <Notice tone="attention">{t('bulk.wrong', count(wrong))}</Notice> : null}
          {!isSending && failed > 0 ? <Notice tone="danger">{t('bulk.failed', count(failed))}</Notice> : null}
          {!isSending && done > 0 ? <Notice tone="success">{t('bulk.arrived', count(done))}</Notice> : null}
        </div>
        <div className={page.line}>
          {ready.length + unseen > 0 || isSending ? (
            <Button
              variant="action"
              busy={isSending || unseen > 0}
              icon={<Upload {...ICON} />}
              onClick={() => void start()}
            >
              {t('bulk.send', count(ready.length + unseen))}
            </Button>
          ) : null}
          <Button onClick={handleClose}>{t('bulk.close')}</Button>
        </div>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('bulk.leave.title')}
          text={t('bulk.leave.text', count(notSent))}
          confirmLabel={t('bulk.leave.confirm')}
          cancelLabel={t('bulk.leave.stay')}
          onConfirm={onClose}
        />
      </div>
    </Sheet>
  );
};
