/** What is left of the reader of manifests: the fields that registering a plugin or a remote once more looks for. */
export class SnapshotHandler {
  constructor() {
    this.manifestCache = new Map();
    this.hooks = { lifecycle: {}, applyPlugin: () => undefined };
  }
}

/** Without manifests nothing is known of remotes beside what they were registered with. */
export const getGlobalRemoteInfo = () => ({});
