import type { NewPrinter } from '@tavolina/shared-api/contract';
import type { TestServer } from './test-server.ts';

const MAC = '00:11:62:0d:4f:01';

/** A printer as Star CloudPRNT describes it: it asks, takes a ticket, and confirms that it is printed (product.md §371). */
export const ticketPrinter = (server: TestServer, { path }: Pick<NewPrinter, 'path'>) => {
  const url = server.api + path;
  const poll = async (change: object = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ status: '23 6 0 0 0 0 0 0 0 ', printerMAC: MAC, statusCode: '200%20OK' },
        ...{ printingInProgress: false, clientAction: null, ...change },
      }),
    });
    return { status: answer.status, ...((await answer.json()) as { jobReady?: boolean; jobToken?: string }) };
  };
  const take = async (token = '') => {
    const answer = await fetch(`${url}?mac=${MAC}&type=text/plain&token=${token}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const confirm = (code = '200%20OK', token = '') =>
    fetch(`${url}?code=${code}&mac=${MAC}${token && `&token=${token}`}`, { method: 'DELETE' });
  return { url, poll, take, confirm };
};
