import { readFile } from 'node:fs/promises';
import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const TEXTS = {
  sq: {
    download: 'Shkarko tabelën (CSV)',
    choose: /^Zgjidh një tabelë/,
    changes: 'Çfarë ndryshon',
    rows: [
      '2 Ndryshon Tavë kosi Gatime nga 650 L në 700 L',
      '4 I ri Boza Të tjera 250 L',
      '– Hiqet Trileçe Të tjera',
    ],
    wrong: /^4 Çmimi ALL Shkruaj çmimin/,
    apply: 'Importo',
    undo: 'Zhbëj importin e fundit',
    undone: /Importi u zhbë/,
  },
  en: {
    download: 'Download the table (CSV)',
    choose: /^Choose a/,
    changes: 'What changes',
    rows: [
      '2 Changed Tavë kosi Gatime from 650 L to 700 L',
      '4 New Boza Other items 250 L',
      '– Removed Trileçe Other items',
    ],
    wrong: /^4 Price ALL Write the price/,
    apply: 'Import',
    undo: 'Undo the last import',
    undone: /The import was undone/,
  },
} as const;

interface Menu {
  id: string;
  items: { name: string }[];
  sections: { items: { name: string; price: number }[] }[];
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §75
  test(`a menu leaves as a table, comes back changed, and the change is undone, in ${language}`, async ({
    openConsole,
  }) => {
    const text = TEXTS[language];
    const { place, page } = await openConsole(language);
    const { id } = await place.ask<Menu>('POST', '/menus/', {
      title: 'Dreka',
      default_currency: 'ALL',
      sections: [
        {
          title: 'Gatime',
          items: [
            { name: 'Tavë kosi', price: 650 },
            { name: 'Fërgesë', price: 490 },
          ],
        },
      ],
      items: [{ name: 'Trileçe', price: 250 }],
    });
    const names = async () => {
      const { sections, items } = await place.ask<Menu>('GET', `/menus/${id}`);
      return [...(sections[0]?.items ?? []), ...items].map(({ name }) => name);
    };
    await page.goto(`/menus/${id}/files`);
    await expectSound(page, 'menu as a file');

    const leaving = page.waitForEvent('download');
    await page.getByRole('button', { name: text.download }).click();
    const download = await leaving;
    expect(download.suggestedFilename()).toBe('Dreka.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const bring = (table: string) =>
      page.getByLabel(text.choose).setInputFiles({
        name: 'dreka.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(table),
      });
    const changed = csv.replace('650', '700').replace('Trileçe', 'Boza');

    await test.step('what is wrong is told row by row', async () => {
      await bring(changed.replace(/250(,00|.00)?/, 'shumë'));
      await expect(page.getByRole('row', { name: text.wrong })).toBeVisible();
      await expectSound(page, 'table with problems');
    });
    await test.step('what would change is told item by item', async () => {
      await bring(changed);
      const table = page.getByRole('table', { name: text.changes });
      for (const name of text.rows) await expect(table.getByRole('row', { name })).toBeVisible();
      await expectSound(page, 'table with changes');
      expect(await names()).toEqual(['Tavë kosi', 'Fërgesë', 'Trileçe']);
    });
    await test.step('it is applied, and undone', async () => {
      await page.getByRole('button', { name: text.apply }).click();
      const undo = page.getByRole('button', { name: text.undo });
      await expect(undo).toBeVisible();
      expect(await names()).toEqual(['Tavë kosi', 'Fërgesë', 'Boza']);
      await undo.click();
      await expect(page.getByText(text.undone)).toBeVisible();
      expect(await names()).toEqual(['Tavë kosi', 'Fërgesë', 'Trileçe']);
    });
  });
}
