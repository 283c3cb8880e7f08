import type { Shape } from '@tavolina/shared-api/contract';

/** One incompatibility of a call between server and build. */
export interface Breach {
  /** Path of the value in the call, for example `body.items.quantity`. */
  at: string;
  reason:
    | 'call_field_gone'
    | 'call_field_demanded'
    | 'call_field_unsure'
    | 'call_value_gone'
    | 'call_kind_differs'
    | 'call_limit_narrowed';
  values?: Record<string, string | number>;
}

/** The same value in the live server's contract and in the build's. */
interface Both {
  live: Shape;
  built: Shape;
  at: string;
  /** Whether the build sends it; otherwise the server does. */
  isSent: boolean;
}

const LIMITS = ['maxLength', 'maximum', 'maxItems', 'minLength', 'minimum', 'minItems'] as const;

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

const alternatives = (shape: Shape): Shape[] => {
  const inner = shape.anyOf ?? shape.oneOf;
  if (inner) return inner.flatMap(alternatives);
  return Array.isArray(shape.type) ? shape.type.map((type) => ({ ...shape, type })) : [shape];
};

const kindOf = ({ type, const: one }: Shape): string =>
  String(type ?? (one === undefined ? 'any' : typeof one));

const valuesOf = (shape: Shape): unknown[] | undefined =>
  shape.const === undefined ? shape.enum : [shape.const];

const compareKinds = ({ live, built, at, isSent }: Both): Breach[] => {
  const [given, expected] = (isSent ? [built, live] : [live, built]).map(kindOf);
  const isFine = expected === 'any' || given === expected || (given === 'integer' && expected === 'number');
  return isFine
    ? []
    : [{ at, reason: 'call_kind_differs', values: { live: kindOf(live), built: kindOf(built) } }];
};

const compareSent = ({ live, built, at }: Both): Breach[] => {
  const taken = valuesOf(live);
  const sent = valuesOf(built);
  if (taken && !sent)
    return [{ at, reason: 'call_kind_differs', values: { live: taken.join(), built: kindOf(built) } }];
  const gone = taken ? (sent ?? []).filter((value) => !taken.includes(value)) : [];
  const narrowed = LIMITS.filter((name) => {
    const [now, before] = [live[name], built[name]];
    if (now === undefined) return false;
    return name.startsWith('max') ? now < (before ?? Infinity) : now > (before ?? -Infinity);
  });
  return [
    ...gone.map((value): Breach => ({ at, reason: 'call_value_gone', values: { value: String(value) } })),
    ...narrowed.map(
      (limit): Breach => ({
        at,
        reason: 'call_limit_narrowed',
        values: { limit, live: live[limit] ?? '', built: built[limit] ?? '∞' },
      }),
    ),
  ];
};

const compareFields = ({ live, built, at, isSent }: Both): Breach[] => {
  const [has, had] = [live.properties ?? {}, built.properties ?? {}];
  const [must, did] = [new Set(live.required), new Set(built.required)];
  const demanded = isSent ? [...must].filter((name) => !did.has(name)) : [];
  const unsure = isSent ? [] : [...did].filter((name) => name in has && !must.has(name));
  return [
    ...demanded.map((name): Breach => ({ at: join(at, name), reason: 'call_field_demanded' })),
    ...unsure.map((name): Breach => ({ at: join(at, name), reason: 'call_field_unsure' })),
    ...Object.entries(had).flatMap(([name, field]): Breach[] =>
      has[name]
        ? compareShapes({ live: has[name], built: field, at: join(at, name), isSent })
        : [{ at: join(at, name), reason: 'call_field_gone' }],
    ),
  ];
};

const compareInner = ({ live, built, at, isSent }: Both): Breach[] =>
  (['items', 'additionalProperties'] as const).flatMap((name) =>
    live[name] && built[name] ? compareShapes({ live: live[name], built: built[name], at, isSent }) : [],
  );

const comparePlain = (both: Both): Breach[] => {
  const kinds = compareKinds(both);
  if (kinds.length > 0) return kinds;
  return [...(both.isSent ? compareSent(both) : []), ...compareFields(both), ...compareInner(both)];
};

/**
 * Incompatible differences in a value of a call. Additions are compatible on both sides. If a value has
 * alternatives, each alternative of the sender must fit to one of the receiver.
 */
export const compareShapes = ({ live, built, at, isSent }: Both): Breach[] => {
  const [given, taken] = (isSent ? [built, live] : [live, built]).map(alternatives) as [Shape[], Shape[]];
  return given.flatMap((one) => {
    const outcomes = taken.map((other) =>
      comparePlain({ live: isSent ? other : one, built: isSent ? one : other, at, isSent }),
    );
    return outcomes.reduce((best, next) => (next.length < best.length ? next : best));
  });
};
