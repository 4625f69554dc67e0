export { createPackagesFeature } from './packages.feature';
