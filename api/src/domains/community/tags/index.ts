export { createTagChoices, type TagChoiceRows } from './choices';
export { createTagsFeature, type TagsDependencies } from './tags.feature';
