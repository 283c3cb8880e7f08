import { useTranslation } from '@tavolina/shared-api/runtime';
import { Checkbox } from '@tavolina/shared-ui';
import styles from './checkout.module.css';

/** Whether this device may keep who orders; without the tick it forgets at once (product.md §457). */
export const RememberContact = ({
  isKept,
  onChange,
}: {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}) => {
  const { t } = useTranslation('diner');
  return (
    <div>
      <Checkbox
        label={t('checkout.remember')}
        checked={isKept}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-describedby="remember"
      />
      <p id="remember" className={styles.muted}>
        {t(isKept ? 'checkout.remembered' : 'checkout.rememberText')}
      </p>
    </div>
  );
};
