import sprite from './dishes.svg';

/** A food picture from the sprite, inside an `svg`: 32 by 32, placed and scaled by its attributes. */
export const Illustration = ({
  name,
  x,
  y,
  size,
  turn = 0,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
}) => (
  <use
    href={`${sprite}#${name}`}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
  />
);
