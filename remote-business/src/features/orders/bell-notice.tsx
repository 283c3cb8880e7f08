import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { use } from 'react';
import { LiveOrdersContext } from '../../lib/live-orders-context.ts';
import page from '../../lib/page.module.css';

/** Asks once whether this device rings for new orders. While it does not, says that nobody hears them here (product.md §192). */
export const BellNotice = () => {
  const { t } = useTranslation('business');
  const { bell, switchBell } = use(LiveOrdersContext);
  if (bell === 'on') return null;
  if (bell === 'unsupported') return <Notice tone="attention">{t('bell.silent.unsupported')}</Notice>;
  const ring = (
    <Button size="sm" onClick={() => switchBell(true)}>
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
          <Button size="sm" variant="quiet" onClick={() => switchBell(false)}>
            {t('bell.notHere')}
          </Button>
        </div>
      }
    >
      {t('bell.askText')}
    </Notice>
  );
};
