export { createTagsFeature } from './tags.feature';
