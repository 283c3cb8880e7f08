import { type BusinessOrderRow, FULFILMENTS, type Fulfilment } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, SegmentedControl } from '@tavolina/shared-ui';
import { History, Maximize2, Minimize2 } from 'lucide-react';
import { useFullScreen } from './use-full-screen.ts';

/** The orders that the screen shows: of all ways, or of one. */
export type ShownWay = Fulfilment | 'all';

/** Choices of the filter; the first one is the default. */
export const SHOWN_WAYS: readonly [ShownWay, ...ShownWay[]] = ['all', ...FULFILMENTS];

/** The controls of the kitchen screen: filter by way, recall, full screen. */
export const KitchenBar = ({
  orders,
  way,
  onWay,
  recallId,
  isRecalling,
  onRecall,
}: {
  /** Orders to make, of all ways. */
  orders: readonly BusinessOrderRow[];
  way: ShownWay;
  onWay: (way: ShownWay) => void;
  /** Id of the panel that the recall button opens. */
  recallId: string;
  isRecalling: boolean;
  onRecall: () => void;
}) => {
  const { t } = useTranslation('kitchen');
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
