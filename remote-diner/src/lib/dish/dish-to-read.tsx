import { groupsById, groupsOf } from '@tavolina/shared-api/contract';
import { useTextLanguage } from '../reading/use-read-menu.ts';
import { DishFrame, type DishFrameProps } from './dish-frame.tsx';
import styles from './dish-sheet.module.css';
import { GroupToRead } from './group-to-read.tsx';

/** A dish in full where it cannot be ordered: what there would be to choose is read (product.md §519). */
export const DishToRead = (props: DishFrameProps) => {
  const { item, menu, currency, rates } = props;
  const langOf = useTextLanguage(menu);
  const groups = groupsById(menu.option_groups);
  const own = groupsOf(item, groups);
  return (
    <DishFrame {...props}>
      {own.length > 0 ? (
        <div className={styles.choices}>
          {own.map((group) => (
            <GroupToRead
              key={group.id}
              group={group}
              groups={groups}
              langOf={langOf}
              currency={currency}
              rates={rates}
            />
          ))}
        </div>
      ) : null}
    </DishFrame>
  );
};
