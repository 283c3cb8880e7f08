import type { Registry } from 'prom-client';

/** The library that counts, which is loaded only where something is measured (product.md §144). */
export type Prometheus = typeof import('prom-client');

/** Adds what a module measures to the registers. */
export type Measure = (prometheus: Prometheus, registers: Registry[]) => void;
