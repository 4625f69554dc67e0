export { createRegistryFeature } from './registry.feature';
export { createRegistryRepository } from './registry.repository';
export { createRegistryService } from './registry.service';
