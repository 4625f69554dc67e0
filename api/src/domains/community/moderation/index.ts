export { createModerationFeature, type ModerationFeature } from './moderation.feature';
