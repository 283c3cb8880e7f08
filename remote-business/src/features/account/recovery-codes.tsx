import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../lib/files/copy-button.tsx';
import { saveFile } from '../../lib/files/save-file.ts';
import styles from './account.module.css';

/**
 * Codes for the day the phone is lost, to copy, to keep as a file, or on paper, where they stand alone (product.md §190).
 * The keyboard comes to them, because the form that asked for them goes; one that has gone elsewhere meanwhile stays there.
 */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('business');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (document.activeElement === document.body || current?.closest('section:focus-within'))
      current?.focus();
  }, []);
  const title = t('twoFactor.codesOf', { address: window.location.host });
  const save = (): void =>
    saveFile({
      name: 'tavolina-recovery-codes.txt',
      type: 'text/plain',
      text: `${[title, t('twoFactor.codesText'), '', ...codes].join('\r\n')}\r\n`,
    });
  return (
    <div className={clsx(styles.narrow, styles.alone)}>
      <h3 className={styles.onPaper}>{title}</h3>
      <Notice tone="attention" title={t('twoFactor.keepCodes')}>
        {t('twoFactor.codesText')}
      </Notice>
      <ul ref={list} tabIndex={-1} className={styles.recovery} aria-label={t('twoFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={clsx(page.line, styles.onScreen)}>
        <CopyButton text={() => codes.join('\n')} label={t('twoFactor.copyCodes')} />
        <Button size="sm" icon={<Download {...SMALL_ICON} />} onClick={save}>
          {t('twoFactor.saveCodes')}
        </Button>
        <Button size="sm" icon={<Printer {...SMALL_ICON} />} onClick={() => window.print()}>
          {t('twoFactor.printCodes')}
        </Button>
      </div>
    </div>
  );
};
