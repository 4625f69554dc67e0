export { createDiscoveryFeature } from './discovery.feature';
