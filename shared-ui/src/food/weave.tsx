/** The pattern of a tablecloth, in the colours of the cloth around it. */
export const Weave = ({ id, kind, turn }: { id: string; kind: string; turn: number }) => {
  const { size, drawing } = WEAVES[kind] ?? GINGHAM;
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      {drawing}
    </pattern>
  );
};

const GINGHAM = {
  size: 44,
  drawing: (
    <>
      <rect width="44" height="22" opacity="0.5" />
      <rect width="22" height="44" opacity="0.5" />
    </>
  ),
};

const WEAVES: Record<string, typeof GINGHAM> = {
  gingham: GINGHAM,
  stripe: {
    size: 36,
    drawing: (
      <g opacity="0.6">
        <rect width="14" height="36" />
        <rect x="22" width="3" height="36" />
      </g>
    ),
  },
  kilim: {
    size: 48,
    drawing: (
      <g opacity="0.6">
        <path fillRule="evenodd" d="M24 2 46 24 24 46 2 24ZM24 13 13 24l11 11 11-11Z" />
        <path d="m24 18 6 6-6 6-6-6Z" />
      </g>
    ),
  },
  tile: {
    size: 60,
    drawing: (
      <g opacity="0.5">
        <path d="M0 30A30 30 0 0 1 30 0H0ZM60 30a30 30 0 0 1-30 30h30Z" />
        <path d="M46 0a14 14 0 0 0 14 14V0ZM0 46a14 14 0 0 1 14 14H0Z" />
      </g>
    ),
  },
  dots: {
    size: 34,
    drawing: (
      <g opacity="0.6">
        <circle cx="8" cy="8" r="5" />
        <circle cx="25" cy="25" r="5" />
      </g>
    ),
  },
  scales: {
    size: 40,
    drawing: (
      <g fill="none" stroke="currentColor" strokeWidth="2.4" opacity="0.7">
        <circle cx="20" cy="40" r="20" />
        <circle cx="20" cy="40" r="11" />
        <circle cx="0" cy="20" r="20" />
        <circle cx="0" cy="20" r="11" />
        <circle cx="40" cy="20" r="20" />
        <circle cx="40" cy="20" r="11" />
      </g>
    ),
  },
};
