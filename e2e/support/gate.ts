/** Something that is waited for until a story lets it happen. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** A gate that is shut. */
export const createGate = (): Gate => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
