import type { Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BADGE_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Badge, DishPicture, FoodPicture, formatMoney } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Ban, EyeOff } from 'lucide-react';
import { useDeclaredText } from '../../lib/menus/declared/use-declared-text.ts';
import { isUnpriced } from '../../lib/menus/unpriced-items.ts';
import { isOut } from '../../lib/stock/is-sold-out.ts';
import { SoldOutButton } from '../../lib/stock/sold-out-button.tsx';
import { StockButton } from '../../lib/stock/stock-button.tsx';
import styles from './menu-view.module.css';

interface LineProps {
  item: Item;
  place: string;
  /** Names of its groups of choices. */
  choices: readonly string[];
}

const ItemLine = ({ item, place, choices }: LineProps) => {
  const { t, i18n } = useTranslation('business');
  const others = item.prices.filter(({ is_default, price }) => !is_default && price > 0);
  const isOutNow = isOut(item);
  const { declaredText } = useDeclaredText();
  const declared = declaredText(item);
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <FoodPicture imageUrl={item.image_url} image={item.image} focus={item.focus}>
          <DishPicture itemName={item.name} place={place} />
        </FoodPicture>
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          {item.name}{' '}
          {isOutNow ? (
            <Badge tone="neutral" icon={<Ban {...BADGE_ICON} />}>
              {t('menu.soldOut')}
            </Badge>
          ) : null}
        </p>
        {item.description ? <p className={clsx(page.muted, styles.words)}>{item.description}</p> : null}
        {item.portion ? <p className={clsx(page.muted, styles.words)}>{item.portion}</p> : null}
        {declared ? <p className={clsx(page.muted, styles.words)}>{declared}</p> : null}
        {choices.length > 0 ? (
          <p className={clsx(page.muted, styles.words)}>
            {t('choices.ofItem', { names: choices.join(', ') })}
          </p>
        ) : null}
      </div>
      <div className={clsx(styles.mark, isOutNow || item.stock ? undefined : styles.quiet)}>
        <StockButton item={item} />
        <SoldOutButton item={item} />
      </div>
      <p className={styles.price}>
        {isUnpriced(item) ? t('menu.noPrice') : formatMoney(item.price, item.default_currency, i18n.language)}
        {others.map(({ currency, price }) => (
          <span key={currency} className={page.muted}>
            {formatMoney(price, currency, i18n.language)}
          </span>
        ))}
      </p>
    </li>
  );
};

/** Sections and items of a menu, in order. */
export const MenuContent = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const names = new Map(menu.option_groups?.map(({ id, name }) => [id, name]));
  const others = { id: 'others', title: t('menu.others'), description: '', display: true };
  const sections = [...menu.sections, ...(menu.items.length > 0 ? [{ ...others, items: menu.items }] : [])];
  return (
    <>
      {menu.description ? <p className={styles.words}>{menu.description}</p> : null}
      {sections.map((section) => (
        <section key={section.id} className={page.card} aria-label={section.title}>
          <h2 className={clsx(page.line, styles.words)}>
            {section.title}{' '}
            {section.display ? null : (
              <Badge tone="neutral" icon={<EyeOff {...BADGE_ICON} />}>
                {t('menu.hidden')}
              </Badge>
            )}
          </h2>
          {section.description ? (
            <p className={clsx(page.muted, styles.words)}>{section.description}</p>
          ) : null}
          {section.items.length === 0 ? <p className={page.muted}>{t('menu.empty')}</p> : null}
          <ul>
            {section.items.map((item) => (
              <ItemLine
                key={item.id}
                item={item}
                place={menu.business.name}
                choices={(item.option_group_ids ?? []).flatMap((id) => names.get(id) ?? [])}
              />
            ))}
          </ul>
        </section>
      ))}
      {sections.length === 0 ? <p className={page.muted}>{t('menu.empty')}</p> : null}
    </>
  );
};
