export { createWebinarsFeature } from './webinars.feature';
