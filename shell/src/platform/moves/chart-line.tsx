/** Points of a line through equally spaced values, in a box of 100 by 100; 0 is at the bottom. */
const pointsOf = (values: readonly number[], top: number): string =>
  values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * 100;
      return `${x.toFixed(1)},${(100 - (value / top) * 100).toFixed(1)}`;
    })
    .join(' ');

/** A line chart that fills its box. Its values must be available as text beside it. */
export const ChartLine = ({
  values,
  top = Math.max(1, ...values),
  className,
}: {
  values: readonly number[];
  /** The value at the top edge. */
  top?: number;
  className: string | undefined;
}) => <polyline className={className} points={pointsOf(values, top)} vectorEffect="non-scaling-stroke" />;
