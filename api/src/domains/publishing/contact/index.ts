export { createContactFeature } from './contact.feature';
