import type { DemoGroup } from '../demo-types.ts';
import { declares, option } from '../place-builders.ts';

/** Exactly one, the usual one where nobody chooses. */
const usually = (usual: string, ...others: DemoGroup['options']): DemoGroup => ({
  least: 1,
  most: 1,
  options: [option(usual, 0, { isDefault: true }), ...others],
});

/** Groups of choices that dishes of a kind come with wherever they are served, by their names. */
export const USUAL_GROUPS = {
  'Në anë të mishit': {
    most: 2,
    options: [
      option('Patate të skuqura', 130, declares('', { may: 'gluten' })),
      option('Perime në zgarë', 150, declares('', { free: 'gluten milk eggs' })),
      option('Ajvar', 80, declares('', { free: 'gluten milk eggs' })),
    ],
  },
  Pjekja: usually('Gjysmë i pjekur', option('I përgjakur'), option('I pjekur mirë')),
  'Si shërbehet peshku': usually('I tërë', option('I pastruar nga halat')),
  'Salca e sallatës': usually('E përzier', option('Veç')),
  Qumështi: usually(
    'Qumësht lope',
    option('Qumësht pa laktozë', 20, declares('milk')),
    option('Qumësht tërshëre', 40, declares('gluten', { free: 'milk' })),
  ),
  Sheqeri: usually('Pa sheqer', option('Mesatare'), option('E ëmbël')),
  Akulli: usually('Me akull', option('Pa akull')),
  Djegësia: usually('Aspak', option('Pak'), option('Shumë')),
  Takëmet: usually('Shkopinj', option('Pirun e lugë')),
  'Zierja e pastës': usually('Al dente', option('E zier mirë')),
  'Pjekja e vezëve': usually('Të buta', option('Të pjekura mirë')),
  Tasi: usually('Tas i zakonshëm', option('Tas i madh', 120)),
  Ngrohja: usually('E ngrohtë', option('E ftohtë')),
  'Madhësia e picës': usually('E mesme, 32 cm', option('E madhe, 40 cm', 250)),
  'Brumi i picës': usually('I hollë', option('I trashë', 50)),
  Sipër: { most: 1, options: [option('Ajkë e rrahur', 60, declares('milk'))] },
  Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa salcë')] },
} satisfies Record<string, DemoGroup>;

/** The name of such a group. */
export type UsualGroup = keyof typeof USUAL_GROUPS;
