import type texts from '../../../locales/sq.json';

/** Kinds of pushes: the keys of `pushes` in the catalogue. */
export type PushKind = keyof typeof texts.pushes;

const MINUTES = 60;

/** How long a push is worth showing, in seconds. */
export const LIFETIMES: Readonly<Record<PushKind, number>> = {
  newOrder: 15 * MINUTES,
  orderWaits: 15 * MINUTES,
  orderCancelled: 60 * MINUTES,
  consoleSilent: 15 * MINUTES,
  placeUnattended: 240 * MINUTES,
  timeChanged: 60 * MINUTES,
  ready: 120 * MINUTES,
  readyAtTable: 30 * MINUTES,
  declined: 24 * 60 * MINUTES,
  unanswered: 24 * 60 * MINUTES,
};
