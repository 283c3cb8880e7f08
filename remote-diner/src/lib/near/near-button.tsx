import { useTranslation } from '@tavolina/shared-api/runtime';
import { LocateFixed } from 'lucide-react';
import page from '../page.module.css';
import { explainNear, forgetLocation, useKeptLocation, useNear } from './near-store.ts';

const ID = 'near-me';

/** Gives the focus to the button, unless somebody has moved on to something else meanwhile. */
export const focusNearButton = (): void => {
  if (document.activeElement === document.body) document.getElementById(ID)?.focus();
};

/** Turns distances from the diner on and off; what it does is told by `NearPanel` (product.md §260). */
export const NearButton = ({ onForget }: { onForget: () => void }) => {
  const { t } = useTranslation('diner');
  useKeptLocation();
  const isOn = useNear(({ location }) => location !== null);
  const isExplained = useNear(({ state }) => state !== 'quiet');
  const handlePress = (): void => {
    if (!isOn) {
      explainNear(!isExplained);
      return;
    }
    forgetLocation();
    onForget();
  };
  return (
    <button
      id={ID}
      type="button"
      className={page.pill}
      {...(isOn ? { 'aria-pressed': true } : { 'aria-expanded': isExplained })}
      onClick={handlePress}
    >
      <LocateFixed size={16} strokeWidth={1.75} aria-hidden="true" />
      {t(isOn ? 'near.off' : 'near.on')}
    </button>
  );
};
