export { createContestsFeature } from './contests.feature';
