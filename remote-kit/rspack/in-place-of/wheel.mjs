/** What a turn of the wheel counts as in pixels: a line, and a page. */
const PIXELS = [1, 40, 800];

/**
 * How far a wheel was turned, in pixels, as the cropping of pictures asks for it. The package also knows browsers older
 * than the `wheel` event.
 * @param {{ deltaY: number, deltaMode: number }} event
 */
const normalizeWheel = ({ deltaY, deltaMode }) => ({ pixelY: deltaY * (PIXELS[deltaMode] ?? 1) });

export default normalizeWheel;
