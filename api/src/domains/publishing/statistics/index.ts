export { createStatisticsFeature } from './statistics.feature';
