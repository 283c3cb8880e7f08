import { ITEM_FIELDS, initialValues, type TableItem } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { MENU, MENU_ID } from './sample-place.ts';

const CSV =
  'Seksioni,Emri,Çmimi ALL,Seksioni (EN)\r\nGatime tavash,Tavë kosi,680,Casseroles\r\n,Trileçe,250,\r\n';
const params = { id: MENU_ID };

const tableItem = (name: string, price: number): TableItem => ({
  ...initialValues(ITEM_FIELDS),
  name,
  price,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price, is_default: true }],
});

/** Menus as files. */
export const menuFilesExamples: AreaExamples<'menuFiles'> = {
  exportAll: {
    answer: { exported_at: '2026-11-20T17:45:00.000Z', menus: [MENU] },
    failure: { code: 'unauthorized' },
  },
  exportCsv: {
    description:
      'UTF-8 with a byte order mark, headings in the language asked for. A cell that would start a formula begins with an apostrophe.',
    params,
    answer:
      '\uFEFFSeksioni,Emri,Përshkrimi,Në shitje,Monedha,Çmimi ALL,Çmimi EUR,Çmimi USD,Çmimi GBP\r\nGatime tavash,Tavë kosi,Mish qengji i pjekur me kos,po,ALL,650.00,6.63,,\r\n',
    failure: { code: 'menu_not_found' },
  },
  exportChoices: {
    description:
      'As the table of items. Each row of a group says the same of it; empty numbers are none that has to be chosen, as many as there are, and none that is free. What an import takes is told by its headings, so both kinds of tables are sent to the same call.',
    params,
    answer:
      '\uFEFFGrupi,Të paktën,E shumta,Falas,Opsioni,Në shitje,E zgjedhur që në fillim,Alergjenë,Dieta,Të mbetura,Çdo ditë,Sjell zgjedhjet,Monedha,Çmimi ALL,Çmimi EUR,Çmimi USD,Çmimi GBP\r\nMadhësia,1,1,,E vogël,po,po,,,,,,ALL,0.00,,,\r\nMadhësia,1,1,,E madhe,po,jo,,,12,30,,ALL,200.00,,,\r\n',
    failure: { code: 'menu_not_found' },
  },
  previewNewMenu: {
    description: 'The same tables as for a menu that is there. Prices without a currency are in lek.',
    body: { csv: CSV },
    answer: {
      sections: [
        {
          title: 'Gatime tavash',
          description: 'Nga furra me dru',
          translations: { en: { title: 'Casseroles' } },
          items: [tableItem('Tavë kosi', 680)],
        },
      ],
      items: [tableItem('Trileçe', 250)],
      problems: [],
      warnings: [],
    },
    failure: { code: 'unauthorized' },
  },
  previewImport: {
    description:
      'Headings of either language, columns in any order, separated by commas, semicolons or tabs. Only the name is needed; what has no column stays as it is. Euro that the rate made of the own price of an item follow it. A row with the section and the name of an item is that item; items without a row go.',
    params,
    body: { csv: CSV },
    answer: {
      version: 7,
      table: 'items',
      added: 0,
      changed: 1,
      removed: 0,
      unchanged: 1,
      sections_removed: 0,
      reordered: false,
      changes: [
        {
          kind: 'changed',
          row: 2,
          section: 'Gatime tavash',
          name: 'Tavë kosi',
          prices: [
            { currency: 'ALL', before: 650, after: 680 },
            { currency: 'EUR', before: 6.63, after: 6.94 },
          ],
          fields: {},
        },
      ],
      sections: [
        {
          kind: 'changed',
          row: 2,
          title: 'Gatime tavash',
          description: { before: '', after: 'Nga furra me dru' },
          translations: [{ language: 'en', field: 'title', before: '', after: 'Casseroles' }],
        },
      ],
      groups: [],
      problems: [{ row: 4, column: 'Çmimi ALL', message: 'Shkruaj çmimin si numër, p.sh. 650 ose 6,50.' }],
      warnings: [],
    },
    failure: { code: 'menu_not_found' },
  },
  importCsv: {
    params,
    body: { csv: CSV, version: 7 },
    answer: { ...MENU, version: 8 },
    failure: { code: 'version_conflict', current: MENU },
  },
  lastImport: {
    description: 'True for twelve hours after an import, as long as nothing of the menu was saved since.',
    params,
    answer: { can_undo: true },
    failure: { code: 'menu_not_found' },
  },
  undoImport: {
    description: 'For twelve hours, and only as long as nothing else of the menu was saved.',
    params,
    answer: { ...MENU, version: 9 },
    failure: { code: 'nothing_to_undo' },
  },
};
