import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';

const CopyDayMenu = lazyPart(
  async () => (await import(/* webpackChunkName: 'overlays' */ './copy-day-menu.tsx')).CopyDayMenu,
);

/** Copies the hours of a day to others. */
export const CopyDay = ({
  from,
  day,
  onCopy,
}: {
  /** Monday is 0. */
  from: number;
  day: string;
  onCopy: (days: readonly number[], name: string) => void;
}) => {
  const { t } = useTranslation('business');
  const own = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  const label = t('common.named', { action: t('hours.copy'), title: day });
  return (
    <>
      <Button
        ref={own}
        size="sm"
        variant="quiet"
        icon={<Copy {...SMALL_ICON} />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onClick={() => setIsOpen(true)}
      >
        {t('hours.copy')}
      </Button>
      {isOpen === undefined ? null : (
        <CopyDayMenu
          button={own}
          label={label}
          open={isOpen}
          onOpenChange={setIsOpen}
          from={from}
          onCopy={onCopy}
        />
      )}
    </>
  );
};
