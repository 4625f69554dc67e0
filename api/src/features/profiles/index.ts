export { createProfilesFeature } from './profiles.feature';
export type { ProfilesFeature } from './profiles.feature';
export { sampleIdOf } from './seed-profiles';
