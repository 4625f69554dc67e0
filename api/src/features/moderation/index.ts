export { createModerationFeature } from './moderation.feature';
export type { ModerationFeature } from './moderation.feature';
