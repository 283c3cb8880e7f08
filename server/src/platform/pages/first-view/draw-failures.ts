/** A page was not drawn, which says nothing about it: others were drawing. A moment later it may be. */
export class NotDrawnNow extends Error {}

/** No process could be closed off on this machine, so that nothing is drawn on it; the message is the machine's reason. */
export class NotClosedOff extends Error {}
