import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import styles from './sections.module.css';

/** The buttons below a form that is asked for before something is done: one does it, one leaves it. */
export const FormButtons = ({
  doIt,
  variant,
  busy,
  onCancel,
}: {
  /** Text of the button that does it. */
  doIt: string;
  variant: 'action' | 'danger';
  busy: boolean;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.badges}>
      <Button type="submit" size="sm" variant={variant} busy={busy}>
        {doIt}
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('platform.reviews.cancel')}
      </Button>
    </div>
  );
};
