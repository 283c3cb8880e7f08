/** The used part of `window.trustedTypes`. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/**
 * Allows code to set script URLs. Pages require trusted types (product.md §150), so browsers reject strings
 * as HTML or code. Script URLs are already limited by the content security policy and by hashes.
 */
export const trustScriptAddresses = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
};
