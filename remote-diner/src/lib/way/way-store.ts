import { serverNow } from '@tavolina/shared-api/client';
import { FULFILMENTS, type Fulfilment } from '@tavolina/shared-api/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptAs } from '../cart/device-storage.ts';

/** The table that a diner sits at, by its QR code. Without a label until the server has answered which table that is. */
export interface SeatedTable {
  code: string;
  label?: string | undefined;
}

/** The way and time of an order that a diner has chosen; what is missing is not chosen yet. */
export interface ChosenWay {
  way?: Fulfilment | undefined;
  /** Start of a slot; null: as soon as possible. */
  askedFor?: string | null | undefined;
  /** Of an order as soon as possible: the later time for which a full quarter was offered (product.md §520). */
  readyBy?: string | undefined;
}

interface WayState {
  tables: Record<string, SeatedTable>;
  chosenWays: Record<string, ChosenWay>;
}

type Stored = Record<string, unknown>;

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

const isTable = (value: unknown): value is SeatedTable =>
  isObject(value) && typeof value.code === 'string' && ['string', 'undefined'].includes(typeof value.label);

const tablesOf = (value: unknown): Record<string, SeatedTable> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, SeatedTable] =>
      isTable(entry[1]),
    ),
  );

/**
 * A chosen slot that is still to come; what was offered as soon as possible is asked for anew. What is not chosen is left
 * out, so that it hides nothing of an attempt whose result is not known.
 */
const chosenWayOf = ({ way, askedFor }: Stored): ChosenWay => {
  const known = FULFILMENTS.find((one) => one === way);
  const isToCome = typeof askedFor === 'string' && Date.parse(askedFor) > serverNow();
  return { ...(known && { way: known }), ...(isToCome && { askedFor }) };
};

const chosenWaysOf = (value: unknown): Record<string, ChosenWay> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([id, chosen]) =>
      isObject(chosen) ? [[id, chosenWayOf(chosen)]] : [],
    ),
  );

/** Restores tables and chosen ways, so that a reload makes nothing else of an order (product.md §21). */
const restoreWays = (stored: unknown): WayState => ({
  tables: tablesOf(isObject(stored) ? stored.tables : undefined),
  chosenWays: chosenWaysOf(isObject(stored) ? stored.chosenWays : undefined),
});

/**
 * The table that a diner sits at, and the way that they have chosen, by place. Stored for this tab only: a table belongs
 * to one visit, while a cart may wait for the next (product.md §284).
 */
export const useWays = create<WayState>()(
  persist(
    () => restoreWays(undefined),
    keptAs('tavolina.ways', restoreWays, () => sessionStorage),
  ),
);

/** Stores the table that a diner sits at, and resets the chosen way. */
export const saveTable = (businessId: string, table: SeatedTable): void =>
  void useWays.setState(({ tables, chosenWays }) => ({
    tables: { ...tables, [businessId]: table },
    chosenWays: { ...chosenWays, [businessId]: {} },
  }));

/** Stores the label of the table that a diner sits at, unless they have left it meanwhile. The chosen way stays. */
export const nameTable = (businessId: string, table: SeatedTable): void =>
  void useWays.setState(({ tables }) =>
    tables[businessId]?.code === table.code ? { tables: { ...tables, [businessId]: table } } : {},
  );

/** Removes the table: the diner does not sit at it. */
export const leaveTable = (businessId: string): void =>
  void useWays.setState(({ tables }) => ({
    tables: Object.fromEntries(Object.entries(tables).filter(([id]) => id !== businessId)),
  }));

/** Stores a chosen way or time; missing fields stay. */
export const saveChosenWay = (businessId: string, chosenWay: ChosenWay): void =>
  void useWays.setState(({ chosenWays }) => ({
    chosenWays: { ...chosenWays, [businessId]: { ...chosenWays[businessId], ...chosenWay } },
  }));

/** Resets way and time after an order was placed. The table stays. */
export const clearChosenWay = (businessId: string): void =>
  void useWays.setState(({ chosenWays }) => ({ chosenWays: { ...chosenWays, [businessId]: {} } }));
