export { createTagChoices } from './choices';
export type { TagChoiceRows } from './choices';
export { createTagsFeature } from './tags.feature';
export type { TagsFeature } from './tags.feature';
