import type { ImportPreview, Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { createMenuWithChoices } from './choices.ts';
import { createOwner, type TestOwner } from './factories.ts';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A menu with choices, made anew for each test, whose tables leave and come back. */
export const choicesTable = (server: TestServer) => {
  let owner: TestOwner;
  let menu: Menu;
  beforeEach(async () => {
    owner = await createOwner(server, { tier: 'standard', languages: ['sq', 'en'] });
    menu = await createMenuWithChoices(server, owner);
  });

  const ask = (method: string, path: string, body?: object, of: Menu = menu) =>
    send(server, method, `/menus/${of.id}${path}`, { token: owner.accessToken, ...(body && { body }) });
  const table = async (of: Menu = menu): Promise<string> =>
    String((await ask('GET', '/choices/csv', undefined, of)).body);
  const preview = async (csv: string, of: Menu = menu): Promise<ImportPreview> => {
    const { status, body } = await ask('POST', '/csv/preview', { csv }, of);
    expect(status).toBe(200);
    return body as ImportPreview;
  };
  const imported = async (csv: string, of: Menu = menu): Promise<Menu> => {
    const { status, body } = await ask('PUT', '/csv', { csv }, of);
    expect([status, body]).toMatchObject([200, {}]);
    return body as Menu;
  };
  const problemsOf = async (csv: string) => {
    const { problems } = await preview(csv);
    expect((await ask('PUT', '/csv', { csv })).status).toBe(422);
    return problems.map(({ row, column, message }) => [row, column, message]);
  };
  const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.trim(), { header: true }).data;
  return {
    owner: () => owner,
    menu: () => menu,
    ask,
    table,
    preview,
    imported,
    problemsOf,
    rowsOf,
  };
};
