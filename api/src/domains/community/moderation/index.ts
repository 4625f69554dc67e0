export { createModerationFeature } from './moderation.feature';
