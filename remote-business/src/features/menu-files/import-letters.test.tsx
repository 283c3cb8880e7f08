import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { CSV, chooseTable, openMenuFiles, PREVIEW_CALL } from '../../testing/open-menu-files.ts';
import { fileOf } from '../../testing/table-files.ts';

const fileThatIsGone = (): File =>
  Object.assign(new File([CSV], 'menuja.csv'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

describe('a table', () => {
  test.each([
    ['a workbook', fileOf('PK\0\0', 'libri.csv'), /“libri.csv” nuk është tabelë në formë teksti/],
    ['gone', fileThatIsGone(), /“menuja.csv” nuk u lexua. Zgjidhe përsëri/],
    ['too much', fileOf('a'.repeat(500_001)), /“menuja.csv” është tepër e madhe/],
  ])('is not sent when it is %s', async (_, file, sentence) => {
    const opened = await openMenuFiles();
    await chooseTable(opened, file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(opened.sent(PREVIEW_CALL)).toHaveLength(0);
  });

  test.each([
    ['older Windows', new Uint8Array([0x45, 0x6d, 0x72, 0x69, 0x0a, 0xc7, 0x61, 0x6a]), 'Emri\nÇaj'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x43, 0, 0xeb, 0]), 'Cë'],
    ['UTF-16, larger end first', new Uint8Array([0xfe, 0xff, 0, 0x43, 0, 0xeb]), 'Cë'],
  ])('in the letters of %s is read as it was written', async (_, bytes, csv) => {
    const opened = await openMenuFiles();
    await chooseTable(opened, fileOf(bytes));
    await waitFor(() => expect(opened.sent(PREVIEW_CALL)[0]?.body).toEqual({ csv }));
  });
});

// product.md §123
test.each([
  ['sq', 'Cilat shkronja janë të sakta?', 'Importo'],
  ['en', 'Which letters are right?', 'Import'],
] as const)(
  'letters that may be others are asked about, each with its rows, in %s',
  async (lng, question, apply) => {
    const opened = await openMenuFiles({ 'PUT /menus/{id}/csv': menuOf({ version: 4 }) }, { lng });
    // `Emri`, and a word that begins with the byte of Ć and Æ.
    await chooseTable(opened, fileOf(new Uint8Array([0x45, 0x6d, 0x72, 0x69, 0x0a, 0xc6, 0x65, 0x76])));
    const group = within(await screen.findByRole('group', { name: question }));
    expect(group.getByRole('radio', { name: /^Windows-1250 .*Ćev$/ })).toBeChecked();
    await waitFor(() => expect(opened.sent(PREVIEW_CALL).at(-1)?.body).toEqual({ csv: 'Emri\nĆev' }));
    await opened.user.click(group.getByRole('radio', { name: /^Windows-1252 .*Æev$/ }));
    await waitFor(() => expect(opened.sent(PREVIEW_CALL).at(-1)?.body).toEqual({ csv: 'Emri\nÆev' }));
    await opened.user.click(await screen.findByRole('button', { name: apply }));
    await waitFor(() =>
      expect(opened.sent('PUT /menus/{id}/csv')[0]?.body).toMatchObject({ csv: 'Emri\nÆev' }),
    );
  },
);
