import type { useTranslation } from '@tavolina/shared-api/runtime';

/** Dishes to begin with, by section, and their prices in lek; the names stand in the catalogues. */
const DISHES = {
  mains: { tave: 650, fergese: 490, qofte: 450 },
  sweets: { trilece: 250 },
  drinks: { dhalle: 100 },
} as const;

/** A small menu of dishes that every kitchen in the country knows, there to be changed; in words of the owner's language. */
export const sampleMenu = (t: ReturnType<typeof useTranslation<'business'>>['t']) => ({
  title: t('sampleMenu.title'),
  cuisine_type: 'Tradicionale' as const,
  default_currency: 'ALL' as const,
  sections: Object.entries(DISHES).map(([section, dishes]) => ({
    title: t(`sampleMenu.section.${section}`),
    items: Object.entries(dishes).map(([dish, price]) => ({
      name: t(`sampleMenu.dish.${dish}`),
      price,
      default_currency: 'ALL' as const,
    })),
  })),
});
