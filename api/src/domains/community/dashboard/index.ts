export { createDashboardFeature } from './dashboard.feature';
