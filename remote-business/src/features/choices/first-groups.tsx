import type { Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, EmptyState } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import styles from './choices.module.css';
import { type GroupDraft, newGroup } from './choices-draft.ts';

/** What places begin with, and how many are chosen of each. */
const PROPOSALS = [
  { key: 'size', rule: 'one' },
  { key: 'extras', rule: 'several' },
  { key: 'without', rule: 'several' },
] as const;

/** Says what choices are, and offers groups to begin with, in the language of the console (product.md §551). */
export const FirstGroups = ({
  currency,
  onChoose,
}: {
  /** The currency of new options. */
  currency: Currency;
  onChoose: (group: GroupDraft) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <EmptyState
      title={t('choices.empty')}
      text={t('choices.emptyText')}
      action={
        <fieldset className={styles.proposals} aria-label={t('choices.proposals.label')}>
          {PROPOSALS.map(({ key, rule }) => {
            const name = t(`choices.proposals.${key}.name`);
            const options = [t(`choices.proposals.${key}.first`), t(`choices.proposals.${key}.second`)];
            return (
              <Button
                key={key}
                icon={<Plus {...ICON} />}
                onClick={() => onChoose(newGroup(currency, { name, rule, options }))}
              >
                {name}
              </Button>
            );
          })}
          <Button variant="quiet" icon={<Plus {...ICON} />} onClick={() => onChoose(newGroup(currency))}>
            {t('choices.proposals.other')}
          </Button>
        </fieldset>
      }
    />
  );
};
