export { createProfilesFeature } from './profiles.feature';
export type { ProfilesFeature } from './profiles.feature';
export { toSampleId } from './seed-profiles';
