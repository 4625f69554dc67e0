export { FeatureList } from './feature-list';
export { Scene } from './scene';
export type { SceneName } from './scene';
