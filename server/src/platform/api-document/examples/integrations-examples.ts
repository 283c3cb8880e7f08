import type { AreaExamples } from '../call-example.ts';

const KEY = {
  id: 'b1c7d0de-70a4-4a4f-9a3f-0f4a2f6f2f11',
  name: 'Kasa e banakut',
  hint: 'tav_k3Qz',
  scopes: ['orders_read' as const, 'orders_write' as const],
  created_at: '2026-11-20T09:12:00.000Z',
  last_used_at: '2026-11-21T11:02:00.000Z',
};

/** Keys of places for their tills. */
export const integrationsExamples: AreaExamples<'integrations'> = {
  keys: { answer: [KEY], failure: { code: 'unauthorized' } },
  addKey: {
    description:
      'A till sends `key` as `Authorization: Bearer tav_…`. Only its hash is kept: who loses it makes another one.',
    body: { name: KEY.name, scopes: KEY.scopes },
    answer: { ...KEY, last_used_at: null, key: 'tav_k3Qz0Yd4m2oJx8bV1rT6wNfHcLsPaEuGiKqMnXyZvBt' },
    failure: { code: 'too_many_keys' },
  },
  endKey: { params: { id: KEY.id }, failure: { code: 'not_found' } },
};
