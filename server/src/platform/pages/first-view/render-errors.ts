/** The page was not rendered because the processes were busy. A later attempt may work. */
export class RendererBusy extends Error {}

/** This machine allows no isolated process, so no page is rendered. The message has the reason. */
export class IsolationUnavailable extends Error {}
