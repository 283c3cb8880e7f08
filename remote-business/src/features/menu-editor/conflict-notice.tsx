import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, FoodPicture, Notice, RadioCard } from '@tavolina/shared-ui';
import { type RefObject, useEffect, useState } from 'react';
import page from '../../lib/page.module.css';
import styles from './conflict-notice.module.css';
import type { Editor } from './editor-types.ts';
import { onFormChange } from './form-changes.ts';
import type { MergeChoices, MergeConflict } from './merge-choices.ts';
import { useConflictTexts } from './use-conflict-texts.ts';

const SIDES = ['mine', 'theirs'] as const;

/** What both have changed, as the form is now. */
const useMergeConflicts = (form: Editor['form'], read: () => MergeConflict[]): MergeConflict[] => {
  const [, setTurn] = useState(0);
  useEffect(() => onFormChange(form, () => setTurn((turn) => turn + 1)), [form]);
  return read();
};

/**
 * Somebody else saved first, and both changed the same: both values of each field to choose from, that nothing typed is
 * lost, and both ways to go on (product.md §120).
 */
export const ConflictNotice = ({
  form,
  clashes: read,
  isHeld,
  isSought,
  firstRef,
  onSave,
  onTake,
}: {
  form: Editor['form'];
  clashes: () => MergeConflict[];
  /** The form is being sent: what it comes to is waited for. */
  isHeld: boolean;
  /** A save has met it, perhaps from far below: keys and eyes are led to the first choice. */
  isSought: boolean;
  /** The first choice, to which a save that needs it leads. */
  firstRef: RefObject<HTMLInputElement | null>;
  onSave: (choices: MergeChoices) => void;
  onTake: () => void;
}) => {
  const { t } = useTranslation('business');
  const { nameOf, textOf, picturesOf } = useConflictTexts();
  const clashes = useMergeConflicts(form, read);
  const [choices, setChoices] = useState<MergeChoices>(new Map());
  useEffect(() => {
    if (isSought) firstRef.current?.focus();
  }, [isSought, firstRef]);
  return (
    <Notice
      tone="danger"
      title={t('editor.conflict')}
      action={
        <>
          {clashes.map((clash, index) => (
            <fieldset key={clash.key} className={styles.clash} disabled={isHeld}>
              <legend>{nameOf(clash)}</legend>
              {SIDES.map((side) => {
                const pictures = picturesOf(clash, clash[side]);
                return (
                  <RadioCard
                    key={side}
                    ref={index === 0 && side === 'mine' ? firstRef : undefined}
                    name={clash.key}
                    label={t(`editor.clash.${side}`)}
                    description={pictures.length > 0 ? '' : textOf(clash, clash[side])}
                    icon={
                      pictures.length > 0 ? (
                        <span className={styles.pictures}>
                          {pictures.map(({ src, focus }, at) => (
                            <span key={src} className={styles.picture}>
                              <FoodPicture
                                imageUrl={src}
                                focus={focus}
                                alt={t('editor.pictureAt', { at: at + 1 })}
                              >
                                <span />
                              </FoodPicture>
                            </span>
                          ))}
                        </span>
                      ) : null
                    }
                    checked={(choices.get(clash.key) ?? 'mine') === side}
                    onChange={() => setChoices((before) => new Map(before).set(clash.key, side))}
                  />
                );
              })}
            </fieldset>
          ))}
          <div className={page.line}>
            <Button size="sm" aria-disabled={isHeld} onClick={() => onSave(choices)}>
              {t('editor.keepMine')}
            </Button>
            <Button size="sm" variant="quiet" aria-disabled={isHeld} onClick={onTake}>
              {t('editor.takeTheirs')}
            </Button>
          </div>
        </>
      }
    >
      {t('editor.conflictText')}
    </Notice>
  );
};
