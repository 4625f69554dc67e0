export { createPeopleDeskFeature } from './people-desk.feature';
