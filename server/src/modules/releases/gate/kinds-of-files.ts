/** Names of files with code that browsers run. */
export const CODE_FILE = /\.m?js$/;
/** Names of files with styles. */
export const STYLE_FILE = /\.css$/;
