import { remote as business } from '../../../remote-business/src/remote.ts';
import { remote as diner } from '../../../remote-diner/src/remote.ts';

const REMOTES = { 'remote-business': business, 'remote-diner': diner };

/** Stands in for the shell's federation: an ordinary application has nothing to start. */
export const startFederation = () => undefined;

/** Stands in for the shell's federation: the remotes' routes lie in the application's own bundle. */
export const fetchRemote = (/** @type {keyof typeof REMOTES} */ name) => Promise.resolve(REMOTES[name]);
