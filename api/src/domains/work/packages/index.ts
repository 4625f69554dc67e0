export { createPackagesFeature, type PackagesFeature } from './packages.feature';
