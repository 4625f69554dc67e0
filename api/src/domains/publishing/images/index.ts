export { createImagesFeature } from './images.feature';
