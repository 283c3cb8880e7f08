/** Ink that hangs together: a letter, a dot, a line. Both ends belong to it. */
export interface InkSpot {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Spots that are found one by one, and turn out to be the same ones later. */
export const joinedSpots = () => {
  const spots: InkSpot[] = [];
  /** The number of each spot that was joined to another; its own, while it was not. */
  const joinedTo: number[] = [];
  const headOf = (spot: number): number => {
    let head = spot;
    while (joinedTo[head] !== undefined && joinedTo[head] !== head) head = joinedTo[head] ?? head;
    joinedTo[spot] = head;
    return head;
  };
  return {
    add(spot: InkSpot): number {
      joinedTo.push(spots.length);
      return spots.push(spot) - 1;
    },
    join(one: number, other: number): void {
      const [head, gone] = [headOf(one), headOf(other)];
      const [kept, spot] = [spots[head], spots[gone]];
      if (head === gone || !kept || !spot) return;
      joinedTo[gone] = head;
      kept.x0 = Math.min(kept.x0, spot.x0);
      kept.x1 = Math.max(kept.x1, spot.x1);
      kept.y0 = Math.min(kept.y0, spot.y0);
      kept.y1 = Math.max(kept.y1, spot.y1);
    },
    all: (): InkSpot[] => spots.filter((_spot, index) => joinedTo[index] === index),
  };
};
