import { remote as business } from '../../../remote-business/src/remote.ts';
import { remote as diner } from '../../../remote-diner/src/remote.ts';

const REMOTES = { 'remote-business': business, 'remote-diner': diner };

/** Replaces the shell's federation: a single bundle has nothing to start. */
export const startFederation = () => undefined;

/** Replaces the shell's federation: the remotes' routes are in the bundle. */
export const fetchRemote = (/** @type {keyof typeof REMOTES} */ name) => Promise.resolve(REMOTES[name]);
