import { Button, ignoreSecondTap, Notice } from '@tavolina/shared-ui';
import { type MouseEvent, use } from 'react';
import { PHONE_QUERY } from '../device/phone-query.ts';
import { useMediaQuery } from '../device/use-media-query.ts';
import { LiveOrdersContext } from '../orders/live-orders-context.ts';
import page from '../page/page.module.css';
import { useTexts } from '../texts/use-texts.ts';
import { BellLine } from './bell-line.tsx';

/**
 * Asks once whether this device rings for new orders. While it does not, says that nobody hears them here
 * (product.md §192); on a phone in one line (product.md §548).
 */
export const BellNotice = () => {
  const { t } = useTexts();
  const { bell, switchBell } = use(LiveOrdersContext);
  const isSmall = useMediaQuery(PHONE_QUERY);
  if (bell === 'on') return null;
  const answer = (rings: boolean) => (event: MouseEvent) => {
    ignoreSecondTap(event);
    switchBell(rings);
  };
  if (bell === 'unsupported') return <Notice tone="attention">{t('bell.silent.unsupported')}</Notice>;
  if (isSmall) return <BellLine bell={bell} onYes={answer(true)} onNo={answer(false)} />;
  const ring = (
    <Button size="sm" onClick={answer(true)}>
      {t('bell.ring')}
    </Button>
  );
  if (bell !== 'unasked')
    return (
      <Notice tone="attention" action={ring}>
        {t(`bell.silent.${bell}`)}
      </Notice>
    );
  return (
    <Notice
      tone="attention"
      title={t('bell.ask')}
      action={
        <div className={page.line}>
          {ring}
          <Button size="sm" variant="quiet" onClick={answer(false)}>
            {t('bell.notHere')}
          </Button>
        </div>
      }
    >
      {t('bell.askText')}
    </Notice>
  );
};
