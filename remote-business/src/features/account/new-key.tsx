import type { NewApiKey } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../lib/copy-button.tsx';
import page from '../../lib/page.module.css';
import styles from './account.module.css';

/** The text of a new key, this once (product.md §360). The keyboard comes to it from the form that made it. */
export const NewKey = ({ made, onKept }: { made: NewApiKey; onKept: () => void }) => {
  const { t } = useTranslation('business');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.narrow}
      aria-label={t('integrations.made', { name: made.name })}
    >
      <Notice tone="attention" title={t('integrations.made', { name: made.name })}>
        {t('integrations.once')}
      </Notice>
      <code className={styles.secret}>{made.key}</code>
      <div className={page.line}>
        <CopyButton text={() => made.key} label={t('integrations.copy')} />
        <Button size="sm" onClick={onKept}>
          {t('integrations.kept')}
        </Button>
      </div>
    </section>
  );
};
