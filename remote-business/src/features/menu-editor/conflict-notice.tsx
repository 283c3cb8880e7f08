import type { EuroRates, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import styles from './conflict-notice.module.css';
import { menuChanges } from './menu-changes.ts';

/** Somebody else saved first: what they changed, that nothing typed is lost, and both ways to go on. */
export const ConflictNotice = ({
  base,
  theirs,
  rates,
  isHeld,
  onKeep,
  onTake,
}: {
  /** The menu this form began from. */
  base: Menu;
  theirs: Menu;
  rates: EuroRates | undefined;
  /** The form is being sent: what it comes to is waited for. */
  isHeld: boolean;
  onKeep: (theirs: Menu) => void;
  onTake: (theirs: Menu) => void;
}) => {
  const { t } = useTranslation('business');
  const changes = menuChanges(base, theirs, rates);
  return (
    <Notice
      tone="danger"
      title={t('editor.conflict')}
      action={
        <>
          {changes.length > 0 ? (
            <ul className={styles.changes}>
              {changes.map(({ kind, name, id }) => (
                <li key={`${kind} ${id}`}>
                  {t(`editor.change.${kind}`, { name: name ?? t('menu.others') })}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('editor.change.none')}</p>
          )}
          <div className={page.line}>
            <Button size="sm" aria-disabled={isHeld} onClick={() => onKeep(theirs)}>
              {t('editor.keepMine')}
            </Button>
            <Button size="sm" variant="quiet" aria-disabled={isHeld} onClick={() => onTake(theirs)}>
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
