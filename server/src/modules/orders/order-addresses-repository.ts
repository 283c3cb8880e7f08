import type { Queryable } from '../../platform/database/database.ts';

/** Notes that whoever asks from an address knows an order; known again, it lasts anew. */
export const rememberAddress = async (
  database: Queryable,
  orderId: string,
  address: string,
  seconds: number,
): Promise<void> => {
  await database.query({
    name: 'remember-order-address',
    text: `INSERT INTO order_addresses (order_id, address, known_until) VALUES ($1, $2, now() + make_interval(secs => $3))
           ON CONFLICT (order_id, address) DO UPDATE SET known_until = excluded.known_until`,
    values: [orderId, address, seconds],
  });
};

/** Whether somebody at an address was known to know an order, not too long ago. */
export const isAddressKnown = async (
  database: Queryable,
  orderId: string,
  address: string,
): Promise<boolean> => {
  const { rowCount } = await database.query({
    name: 'is-order-address-known',
    text: 'SELECT 1 FROM order_addresses WHERE order_id = $1 AND address = $2 AND known_until > now()',
    values: [orderId, address],
  });
  return rowCount === 1;
};

/** Forgets addresses that were known long ago. */
export const sweepOrderAddresses = async (database: Queryable): Promise<void> => {
  await database.query('DELETE FROM order_addresses WHERE known_until <= now()');
};
