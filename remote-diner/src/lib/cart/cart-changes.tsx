import { orderChoices } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney, Notice } from '@tavolina/shared-ui';
import { nameWithChoices } from '../dish/choice-text.ts';
import { isTooMany } from '../pricing/cart-problems.ts';
import type { PricedCart, PricedCartLine } from '../pricing/price-cart.ts';
import { type Cart, lineKey } from './cart.ts';

/**
 * What the live menu changed about a cart, one step that takes it over, and a way to each dish that needs another choice
 * (product.md §408). Nothing when nothing changed.
 */
export const CartChanges = ({
  cart,
  priced,
  onAccept,
  onChoose,
}: {
  cart: Cart;
  priced: PricedCart;
  onAccept: () => void;
  onChoose: (line: PricedCartLine) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const wrong = priced.lines.filter(({ problem }) => problem);
  const tooMany = priced.lines.filter((line) => !line.problem && isTooMany(line));
  const { missing, unpriced, forNothing, changed } = priced;
  const told = missing.length + unpriced.length + forNothing.length + changed.length + tooMany.length;
  if (told + wrong.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, cart.currency, i18n.language);
  const sentences = [
    ...missing.map(({ name }) => t('cart.gone', { name })),
    ...unpriced.map(({ name }) => t('cart.unpriced', { name })),
    ...forNothing.map(({ name, choices = [] }) =>
      t('cart.forNothing', { name: nameWithChoices(name, orderChoices(choices)) }),
    ),
    ...changed.map(({ name, chosen, before, now }) =>
      t('cart.repriced', { name: nameWithChoices(name, chosen), before: money(before), now: money(now) }),
    ),
    ...tooMany.map(({ name, chosen, room = 0 }) =>
      t(room === 0 ? 'cart.noneOf' : 'cart.tooMany', { name: nameWithChoices(name, chosen), count: room }),
    ),
    ...wrong.map(({ name, problem }) =>
      t('cart.wrong', { name, why: t(`dish.problem.${problem?.kind}`, { name: problem?.name }) }),
    ),
  ];
  const open = wrong.filter(({ problem }) => !problem?.rest);
  const canAccept = told + wrong.length > open.length;
  return (
    <Notice
      tone="attention"
      title={t('cart.changed')}
      action={
        <>
          {canAccept ? (
            <Button size="sm" onClick={onAccept}>
              {t('cart.accept')}
            </Button>
          ) : null}
          {open.map((line) => (
            <Button key={lineKey(line)} size="sm" onClick={() => onChoose(line)}>
              {t('dish.chooseFor', { name: line.name })}
            </Button>
          ))}
        </>
      }
    >
      {sentences.join(' ')}
    </Notice>
  );
};
