import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet ground that readers want around a code. */
const QUIET = 4;

/** A text as QR code, drawn as one path: sharp at any size, and always dark on light, which readers need. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: QUIET });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: data.length, path: squares.join('') };
  }, [text]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
};
