import { z } from 'zod';

/** An order's id as typed: any letter case, with or without the dash. Normalised to `K7MQ-4XTD`. */
export const orderId = z
  .string()
  .trim()
  .max(20)
  .transform((value) => value.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .transform((value) => (value.length > 4 ? `${value.slice(0, 4)}-${value.slice(4)}` : value));
