export { createOrdersFeature } from './orders.feature';
