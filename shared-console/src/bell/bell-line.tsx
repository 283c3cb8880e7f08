import { Button, visuallyHidden } from '@tavolina/shared-ui';
import { BellOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { MEDIUM_ICON } from '../page/icon.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './bell-line.module.css';

/** What the notice of the bell says, in a line: the question, or that nothing rings here (product.md §192). */
export const BellLine = ({
  bell,
  onYes,
  onNo,
}: {
  bell: 'unasked' | 'off' | 'blocked';
  onYes: (event: MouseEvent) => void;
  onNo: (event: MouseEvent) => void;
}) => {
  const { t } = useTexts();
  const isAsked = bell === 'unasked';
  return (
    <div className={styles.line} role="status">
      <BellOff {...MEDIUM_ICON} />
      <p>{t(`bell.short.${bell}`)}</p>
      <fieldset>
        <legend className={visuallyHidden}>{t(isAsked ? 'bell.ask' : `bell.silent.${bell}`)}</legend>
        <Button size="sm" onClick={onYes}>
          {t(isAsked ? 'bell.short.yes' : 'bell.short.turnOn')}
        </Button>
        {isAsked ? (
          <Button size="sm" variant="quiet" onClick={onNo}>
            {t('bell.short.no')}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
};
