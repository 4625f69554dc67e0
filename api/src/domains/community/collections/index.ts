export { createCollectionsFeature } from './collections.feature';
