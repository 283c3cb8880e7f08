import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice, RadioCard } from '@tavolina/shared-ui';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './clash-notice.module.css';
import type { Clash, MergeChoices } from './merge-choices.ts';

const SIDES = ['mine', 'theirs'] as const;

/** What says of a clash what it is about, and both of its values as the form shows them. */
export interface ClashTexts<F extends string> {
  nameOf: (clash: Clash<F>) => string;
  textOf: (clash: Clash<F>, value: unknown) => string;
  /** What shows a value that no words say. */
  pictureOf?: (clash: Clash<F>, value: unknown) => ReactNode;
}

/** How a form goes on from what both changed. */
export interface ClashAnswer {
  /** The form is being sent: what it comes to is waited for. */
  isHeld: boolean;
  /** A save has met it, perhaps from far below: keys and eyes are led to the first choice. */
  isSought: boolean;
  /** The first choice, to which a save that needs it leads. */
  firstRef: RefObject<HTMLInputElement | null>;
  onSave: (choices: MergeChoices) => void;
  onTake: () => void;
}

/**
 * Somebody else saved first, and both changed the same: both values of each field to choose from, that nothing typed is
 * lost, and both ways to go on (product.md §120, §301, §409).
 */
export const ClashNotice = <F extends string>({
  clashes,
  texts,
  title,
  isHeld,
  isSought,
  firstRef,
  onSave,
  onTake,
}: {
  clashes: readonly Clash<F>[];
  texts: ClashTexts<F>;
  title: string;
} & ClashAnswer) => {
  const { t } = useTranslation('business');
  const { nameOf, textOf, pictureOf } = texts;
  const [choices, setChoices] = useState<MergeChoices>(new Map());
  useEffect(() => {
    if (isSought) firstRef.current?.focus();
  }, [isSought, firstRef]);
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <>
          {clashes.map((clash, index) => (
            <fieldset key={clash.key} className={styles.clash} disabled={isHeld}>
              <legend>{nameOf(clash)}</legend>
              {SIDES.map((side) => {
                const picture = pictureOf?.(clash, clash[side]) ?? null;
                return (
                  <RadioCard
                    key={side}
                    ref={index === 0 && side === 'mine' ? firstRef : undefined}
                    name={clash.key}
                    label={t(`clash.${side}`)}
                    description={picture === null ? textOf(clash, clash[side]) : ''}
                    icon={picture}
                    checked={(choices.get(clash.key) ?? 'mine') === side}
                    onChange={() => setChoices((before) => new Map(before).set(clash.key, side))}
                  />
                );
              })}
            </fieldset>
          ))}
          <div className={page.line}>
            <Button size="sm" aria-disabled={isHeld} onClick={() => onSave(choices)}>
              {t('clash.keepMine')}
            </Button>
            <Button size="sm" variant="quiet" aria-disabled={isHeld} onClick={onTake}>
              {t('clash.takeTheirs')}
            </Button>
          </div>
        </>
      }
    >
      {t('clash.text')}
    </Notice>
  );
};
