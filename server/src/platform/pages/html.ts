/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escapes JSON so that it cannot end its script element. */
export const embedJson = (json: string): string => json.replaceAll('<', '\\u003c');
