import type { OwnBusiness } from '@tavolina/shared-api/contract';
import { MenuButton } from '@tavolina/shared-ui/overlays';
import { ArrowLeftRight } from 'lucide-react';
import { ICON } from '../page/icon.ts';
import { placeName } from '../place/place-name.ts';
import { useTexts } from '../texts/use-texts.ts';

/** A line of the owner's menu for each of their other places; nothing if there is only one (product.md §157). */
export const SwitchPlaces = ({
  places,
  busy,
  onSwitch,
}: {
  places: readonly OwnBusiness[];
  busy: boolean;
  onSwitch: (placeId: string) => void;
}) => {
  const { t } = useTexts();
  return places
    .filter(({ is_current }) => !is_current)
    .map((place) => (
      <MenuButton
        key={place.id}
        icon={<ArrowLeftRight {...ICON} />}
        disabled={busy}
        onSelect={() => onSwitch(place.id)}
      >
        {t('places.switchTo', { name: placeName(place, places) })}
      </MenuButton>
    ));
};
