/** The part of `window.trustedTypes` that is used. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/**
 * Lets code set addresses of scripts. Pages demand trusted types (product.md §150), so that browsers which know them
 * take no other text as HTML or code. Which addresses may run is decided by the content security policy and by hashes.
 */
export const trustScriptAddresses = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
};
