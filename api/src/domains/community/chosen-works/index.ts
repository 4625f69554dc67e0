export { type ChosenWorksFeature, createChosenWorksFeature } from './chosen-works.feature';
