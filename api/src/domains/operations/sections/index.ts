export { createSectionsFeature } from './sections.feature';
