import type { Feature } from './feature';

type Merged = Required<Pick<Feature, 'listed' | 'pages' | 'counts' | 'reportable' | 'tagged'>>;

/** All features, in the order in which their domains were created. */
export interface FeatureRegistry {
  /** Features read it only after start, when all features are there. */
  all: () => readonly Feature[];
  /** Returns what all features together contribute to one of their records. */
  merged: <K extends keyof Merged>(name: K) => Required<Merged[K]>;
  add: (...features: readonly Feature[]) => void;
}

export function createFeatureRegistry(): FeatureRegistry {
  const features: Feature[] = [];
  return {
    all: () => features,
    merged: <K extends keyof Merged>(name: K) =>
      Object.assign({}, ...features.map((feature) => feature[name])) as Required<Merged[K]>,
    add: (...added) => void features.push(...added),
  };
}
