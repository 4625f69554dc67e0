import type { Feature } from './feature';

const MERGED = [
  'answerable',
  'listed',
  'pages',
  'counts',
  'reportable',
  'tagged',
] as const satisfies readonly (keyof Feature)[];
type Merged = Required<Pick<Feature, (typeof MERGED)[number]>>;

/** All features, in the order in which their domains were created. */
export interface FeatureRegistry {
  /** Features read it only after start, when all features are there. */
  all: () => readonly Feature[];
  /** Returns what all features together contribute to one of their records. */
  merged: <K extends keyof Merged>(name: K) => Required<Merged[K]>;
  /** @throws Error if two features contribute the same entry of a record */
  add: (...features: readonly Feature[]) => void;
}

export function createFeatureRegistry(): FeatureRegistry {
  const features: Feature[] = [];

  function assertNew(added: Feature): void {
    for (const name of MERGED)
      for (const key of Object.keys(added[name] ?? {}))
        if (features.some((one) => Object.hasOwn(one[name] ?? {}, key)))
          throw new Error(`two features contribute ${name}.${key}`);
  }

  return {
    all: () => features,
    merged: <K extends keyof Merged>(name: K) =>
      Object.assign({}, ...features.map((feature) => feature[name])) as Required<Merged[K]>,
    add(...added) {
      for (const feature of added) {
        assertNew(feature);
        features.push(feature);
      }
    },
  };
}
