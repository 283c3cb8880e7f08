import type { createMenu } from '@tavolina/shared-api/client';

type NewMenu = Parameters<typeof createMenu>[0];

/** Dishes to begin with, by section; prices in lek. Every kitchen in the country knows them. */
const DISHES = {
  mains: [
    ['Tavë kosi', 650],
    ['Fërgesë e Tiranës', 490],
    ['Qofte zgare', 450],
  ],
  sweets: [['Trileçe', 250]],
  drinks: [['Dhallë', 100]],
} as const;

/** The names of a sample menu's parts in the owner's language. */
export type SampleTexts = Record<'title' | keyof typeof DISHES, string>;

/** A small menu that is published at once and is there to be changed. */
export const sampleMenu = (texts: SampleTexts): NewMenu => ({
  title: texts.title,
  cuisine_type: 'Tradicionale',
  default_currency: 'ALL',
  sections: (Object.keys(DISHES) as (keyof typeof DISHES)[]).map((section) => ({
    title: texts[section],
    items: DISHES[section].map(([name, price]) => ({ name, price, default_currency: 'ALL' })),
  })),
});
