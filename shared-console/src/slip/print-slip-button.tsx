import { lazyPart } from '@tavolina/shared-api/runtime';
import { Button, type ButtonProps, IconButton, RadioCard } from '@tavolina/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { readStored, writeStored } from '../device/storage.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type KeptWidth, PAPER_KEY, WIDTHS } from './paper-width.ts';
import { PrintedSlip } from './printed-slip.tsx';
import styles from './slip.module.css';

const ConfirmDialog = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).ConfirmDialog);

/** The paper that somebody chose on this device; asked for at each press, because each button would keep its own. */
const keptWidth = (): KeptWidth | undefined =>
  WIDTHS.find((width) => width === readStored('localStorage', PAPER_KEY));

/** Prints a slip; the first time on a device it asks for the width of the paper (product.md §337). */
export const PrintSlipButton = ({
  slip,
  label,
  children,
  ...button
}: Omit<ButtonProps, 'onClick' | 'slip'> & {
  /** Its name; where it has no children it is an icon alone. */
  label: string;
  /** What is printed, drawn when it is. */
  slip: () => ReactNode;
}) => {
  const { t } = useTexts();
  const group = useId();
  const [isAsking, setIsAsking] = useState<boolean>();
  const [chosen, setChosen] = useState<KeptWidth>(WIDTHS[0]);
  const [printed, setPrinted] = useState<KeptWidth>();
  const handlePress = (): void => {
    const kept = keptWidth();
    if (kept) setPrinted(kept);
    else setIsAsking(true);
  };
  const handleChosen = (): void => {
    writeStored('localStorage', PAPER_KEY, chosen);
    setPrinted(chosen);
  };
  return (
    <>
      {children ? (
        <Button {...button} aria-label={label} onClick={handlePress}>
          {children}
        </Button>
      ) : (
        <IconButton {...button} label={label} onClick={handlePress} />
      )}
      {isAsking === undefined ? null : (
        <ConfirmDialog
          isSafe
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('slip.paperTitle')}
          text={t('slip.paperText')}
          confirmLabel={t('slip.print')}
          cancelLabel={t('slip.notNow')}
          onConfirm={handleChosen}
        >
          <fieldset className={styles.widths}>
            <legend>{t('slip.paper')}</legend>
            {WIDTHS.map((width) => (
              <RadioCard
                key={width}
                name={group}
                label={t('slip.width', { width })}
                checked={chosen === width}
                onChange={() => setChosen(width)}
              />
            ))}
          </fieldset>
        </ConfirmDialog>
      )}
      {printed ? (
        <PrintedSlip width={printed} onPrinted={() => setPrinted(undefined)}>
          {slip()}
        </PrintedSlip>
      ) : null}
    </>
  );
};
