export { createProfilesFeature } from './profiles.feature';
