import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { findProgram, installDebian, isRootOnDebian } from '../../remote-kit/lib/debian.mjs';
import { step } from '../../remote-kit/lib/progress.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Debian asks this program whether a package may start its service. */
const POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICE = '#!/bin/sh\nexit 101\n';

/** @param {() => Promise<unknown>} install what would start a service */
const withoutService = async (install) => {
  if (existsSync(POLICY)) return install();
  await writeFile(POLICY, NO_SERVICE, { mode: 0o755 });
  try {
    return await install();
  } finally {
    await rm(POLICY);
  }
};

/**
 * Sees to it that this machine has PgBouncer, which the test of the pooler needs; installs Debian's where there is none
 * and this user may. Without it the test says what to install.
 */
export const ensurePgbouncer = async () => {
  if (existsSync(PROGRAM) || findProgram(['pgbouncer']) || !isRootOnDebian()) return;
  await step('pgbouncer: installing', () => withoutService(() => installDebian('pgbouncer'))).catch(
    () => undefined,
  );
};
