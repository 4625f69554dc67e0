export { createNominationsFeature } from './nominations.feature';
