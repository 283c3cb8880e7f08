import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatDateTime, Notice } from '@tavolina/shared-ui';
import type { StoredDraft } from './draft-storage.ts';

/** The form continues a draft stored on this device; one press starts over. */
export const DraftNotice = ({
  draft,
  version,
  isHeld,
  onStartOver,
}: {
  draft: StoredDraft | undefined;
  /** Of the menu as it is now. */
  version: number | null;
  /** The form is being sent: what it comes to is waited for. */
  isHeld: boolean;
  onStartOver: () => void;
}) => {
  const { t } = useTranslation('business');
  if (!draft) return null;
  const isOld = draft.version !== version;
  return (
    <Notice
      tone={isOld ? 'attention' : 'info'}
      action={
        <Button size="sm" aria-disabled={isHeld} onClick={onStartOver}>
          {t('editor.startOver')}
        </Button>
      }
    >
      {t('editor.kept', { at: formatDateTime(draft.at) })} {isOld ? t('editor.keptOld') : null}
    </Notice>
  );
};
