import type { Fulfilment } from '@tavolina/shared-api/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptAs } from '../cart/device-storage.ts';

/** The table that a diner sits at, by its QR code. */
export interface SeatedTable {
  code: string;
  label: string;
}

/** How and when a diner wants an order, as far as they have chosen. */
export interface WishedWay {
  way?: Fulfilment | undefined;
  /** Start of a slot; null: as soon as possible. */
  askedFor?: string | null | undefined;
}

interface WayState {
  tables: Record<string, SeatedTable>;
  wishes: Record<string, WishedWay>;
}

type Stored = Record<string, unknown>;

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

const isTable = (value: unknown): value is SeatedTable =>
  isObject(value) && typeof value.code === 'string' && typeof value.label === 'string';

const tablesOf = (value: unknown): Record<string, SeatedTable> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, SeatedTable] =>
      isTable(entry[1]),
    ),
  );

/** Wishes are not read again: the times of an earlier visit are over. */
const restoreWays = (stored: unknown): WayState => ({
  tables: tablesOf(isObject(stored) ? stored.tables : undefined),
  wishes: {},
});

/**
 * The tables that diners sit at, and how they want their orders, by place. For this tab alone, because a table is that of
 * one visit, while a cart may wait for the next (product.md §284).
 */
export const useWays = create<WayState>()(
  persist(
    () => restoreWays(undefined),
    keptAs('tavolina.ways', restoreWays, () => sessionStorage),
  ),
);

/** Keeps the table that a diner sits at. */
export const saveTable = (businessId: string, table: SeatedTable): void =>
  void useWays.setState(({ tables, wishes }) => ({
    tables: { ...tables, [businessId]: table },
    wishes: { ...wishes, [businessId]: {} },
  }));

/** The diner sits at no table of a place. */
export const leaveTable = (businessId: string): void =>
  void useWays.setState(({ tables }) => ({
    tables: Object.fromEntries(Object.entries(tables).filter(([id]) => id !== businessId)),
  }));

/** Keeps how and when an order is wanted; what is left out stays. */
export const saveWish = (businessId: string, wish: WishedWay): void =>
  void useWays.setState(({ wishes }) => ({
    wishes: { ...wishes, [businessId]: { ...wishes[businessId], ...wish } },
  }));

/** The order was placed: a further one is for as soon as possible. The table stays. */
export const forgetWish = (businessId: string): void =>
  void useWays.setState(({ wishes }) => ({ wishes: { ...wishes, [businessId]: {} } }));
