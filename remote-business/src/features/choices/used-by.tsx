import type { Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Checkbox } from '@tavolina/shared-ui';
import styles from './choices.module.css';

/** The items of a menu that come with a group, to choose one by one or a whole section at once. */
export const UsedBy = ({
  menu,
  chosen,
  onChange,
}: {
  menu: Menu;
  /** Ids of items. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) => {
  const { t } = useTranslation('business');
  const lists = [
    ...menu.sections.map(({ id, title, items }) => ({ id, title, items })),
    { id: 'others', title: t('menu.others'), items: menu.items },
  ].filter(({ items }) => items.length > 0);
  const set = (items: readonly Item[], isChosen: boolean): void => {
    const ids = new Set(items.map(({ id }) => id));
    const others = chosen.filter((id) => !ids.has(id));
    onChange(isChosen ? [...others, ...ids] : others);
  };
  return (
    <fieldset className={styles.usedBy}>
      <legend>{t('choices.usedBy')}</legend>
      {lists.map(({ id, title, items }) => {
        const isAll = items.every((item) => chosen.includes(item.id));
        return (
          <details key={id} open={items.some((item) => chosen.includes(item.id))}>
            <summary>
              {t('choices.usedIn', {
                title,
                chosen: items.filter((item) => chosen.includes(item.id)).length,
                count: items.length,
              })}
            </summary>
            <Button size="sm" variant="quiet" onClick={() => set(items, !isAll)}>
              {t(isAll ? 'choices.none' : 'choices.all')}
            </Button>
            <div className={styles.checks}>
              {items.map((item) => (
                <Checkbox
                  key={item.id}
                  label={item.name}
                  checked={chosen.includes(item.id)}
                  onChange={({ target }) => set([item], target.checked)}
                />
              ))}
            </div>
          </details>
        );
      })}
    </fieldset>
  );
};
