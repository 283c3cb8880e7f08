import { type BusinessOrderRow, FULFILMENTS, type Fulfilment } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, SegmentedControl } from '@tavolina/shared-ui';
import { History, Maximize2, Minimize2 } from 'lucide-react';
import { MEDIUM_ICON } from '../../lib/icon.ts';
import page from '../../lib/page.module.css';
import { useFullScreen } from './use-full-screen.ts';

/** Which orders the screen shows: those of all ways, or of one. */
export type ShownWay = Fulfilment | 'all';

/** Every choice of the filter, the first one where nobody has chosen. */
export const SHOWN_WAYS: readonly [ShownWay, ...ShownWay[]] = ['all', ...FULFILMENTS];

/** What the cook can set about the screen: which orders, the ones to call back, the whole screen. */
export const KitchenBar = ({
  orders,
  way,
  onWay,
  recallId,
  isRecalling,
  onRecall,
}: {
  /** What there is to make, of all ways. */
  orders: readonly BusinessOrderRow[];
  way: ShownWay;
  onWay: (way: ShownWay) => void;
  /** Id of the panel that the recall opens. */
  recallId: string;
  isRecalling: boolean;
  onRecall: () => void;
}) => {
  const { t } = useTranslation('business');
  const fullScreen = useFullScreen();
  const count = (value: ShownWay): number =>
    value === 'all' ? orders.length : orders.filter(({ fulfilment }) => fulfilment === value).length;
  return (
    <div className={page.line}>
      <SegmentedControl
        label={t('kitchen.filter')}
        options={SHOWN_WAYS.map((value) => ({
          value,
          label: t('kitchen.shown', {
            way: value === 'all' ? t('kitchen.all') : t(`way.${value}`),
            count: count(value),
          }),
        }))}
        value={way}
        onChange={onWay}
      />
      <Button
        icon={<History {...MEDIUM_ICON} />}
        aria-expanded={isRecalling}
        aria-controls={isRecalling ? recallId : undefined}
        onClick={onRecall}
      >
        {t('kitchen.recall.open')}
      </Button>
      {fullScreen ? (
        <Button
          icon={fullScreen.isFull ? <Minimize2 {...MEDIUM_ICON} /> : <Maximize2 {...MEDIUM_ICON} />}
          onClick={fullScreen.toggle}
        >
          {t(fullScreen.isFull ? 'kitchen.leaveFull' : 'kitchen.full')}
        </Button>
      ) : null}
    </div>
  );
};
