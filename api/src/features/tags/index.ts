export { createTagChoices } from './choices';
export type { TagChoiceRows } from './choices';
export { createTagsFeature } from './tags.feature';
export type { TagsDependencies, TagsFeature } from './tags.feature';
