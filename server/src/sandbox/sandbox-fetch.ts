import type { Sandbox } from './sandbox.ts';

/** The sandbox as the `fetch` of a Stripe client: its requests never leave the process. */
export const sandboxFetch =
  (sandbox: Pick<Sandbox, 'answer'>): typeof fetch =>
  async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const { pathname, search } = new URL(String(input));
    const { status, body } = await sandbox.answer({
      method: init.method ?? 'GET',
      url: pathname + search,
      key: headers.get('authorization')?.replace('Bearer ', '') ?? '',
      body: typeof init.body === 'string' ? init.body : '',
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    });
    return Response.json(body, { status });
  };
