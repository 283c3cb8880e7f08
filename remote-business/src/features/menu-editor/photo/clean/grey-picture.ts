/** A picture in shades of grey, row after row; 0 is black. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The brightness of a canvas's pixels. */
export const greyPicture = (
  rgba: ArrayLike<number>,
  { width, height }: { width: number; height: number },
): GreyPicture => {
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[4 * index], rgba[4 * index + 1], rgba[4 * index + 2]];
    pixels[index] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, pixels };
};
