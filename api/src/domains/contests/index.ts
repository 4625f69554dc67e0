export { type ContestsFeature, createContestsFeature } from './contests.feature';
