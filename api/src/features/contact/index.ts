export { createContactFeature } from './contact.feature';
export { createContactRepository } from './contact.repository';
