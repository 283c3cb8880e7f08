/** Text for HTML, inside elements and quoted attributes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
export const embedJson = (json: string): string => json.replaceAll('<', '\\u003c');
