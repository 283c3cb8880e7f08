import {
  declaredAsHad,
  groupsById,
  type Item,
  type Menu,
  nameAsWritten,
} from '@tavolina/shared-api/contract';
import { DishPicture } from '@tavolina/shared-ui';
import { DetailSheet } from '@tavolina/shared-ui/overlays';
import type { ReactNode } from 'react';
import { DishDeclared } from '../declared/dish-declared.tsx';
import { shownPrice } from '../pricing/dish-prices.ts';
import { OriginalButton } from '../reading/original-button.tsx';
import { useTextLanguage } from '../reading/use-read-menu.ts';
import { DishGallery } from './dish-gallery.tsx';
import { DishPrice } from './dish-price.tsx';
import styles from './dish-sheet.module.css';
import { FewLeft } from './few-left.tsx';
import type { PriceView } from './option-price.tsx';

/** A dish in full: its pictures and all that its menu says of it. */
export interface DishFrameProps extends PriceView {
  item: Item;
  menu: Menu;
  onClose: () => void;
  /** Asked when it closes: whether what had the focus before gets it. Without it, it does. */
  returnsFocus?: (() => boolean) | undefined;
}

/** A dish in full (product.md §494), and what can be chosen and done where it can be ordered. */
export const DishFrame = ({
  item,
  menu,
  currency,
  rates,
  onClose,
  returnsFocus,
  footer,
  children,
}: DishFrameProps & { footer?: ReactNode; children?: ReactNode }) => {
  const langOf = useTextLanguage(menu);
  const groups = groupsById(menu.option_groups);
  return (
    <DetailSheet
      title={item.name}
      titleLanguage={langOf(item, 'name')}
      onClose={onClose}
      returnsFocus={returnsFocus}
      cover={
        <DishGallery name={item.name} of={item}>
          <span className={styles.drawing}>
            <DishPicture
              itemName={nameAsWritten(menu, item)}
              place={menu.business.name}
              cuisine={menu.cuisine_type}
            />
          </span>
        </DishGallery>
      }
      footer={footer}
    >
      <div className={styles.body}>
        {item.description ? (
          <p className={styles.description} lang={langOf(item, 'description')}>
            {item.description}
          </p>
        ) : null}
        {item.portion ? (
          <p className={styles.description} lang={langOf(item, 'portion')}>
            {item.portion}
          </p>
        ) : null}
        <OriginalButton menu={menu} />
        <DishPrice {...shownPrice(item, groups, currency, rates)} currency={currency} />
        <FewLeft stock={item.stock} className={styles.fewLeft} />
        <DishDeclared of={declaredAsHad(item, groups)} />
        {children}
      </div>
    </DetailSheet>
  );
};
