import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../lib/files/copy-button.tsx';
import styles from './integrations.module.css';

/** A text that is shown this once. The keyboard comes to it from what made it. */
export const ShownSecret = ({
  title,
  text,
  secret,
  copy,
  onKept,
}: {
  title: string;
  /** What to do with it. */
  text: string;
  secret: string;
  /** Label of the button that copies it. */
  copy: string;
  onKept: () => void;
}) => {
  const { t } = useTranslation('business');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} className={styles.narrow} aria-label={title}>
      <Notice tone="attention" title={title}>
        {text}
      </Notice>
      <code className={styles.secret}>{secret}</code>
      <div className={page.line}>
        <CopyButton text={() => secret} label={copy} />
        <Button size="sm" onClick={onKept}>
          {t('integrations.kept')}
        </Button>
      </div>
    </section>
  );
};
