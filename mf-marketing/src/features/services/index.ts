export { chooseServices, parseChoice } from './choose-services';
export { readServices, readSummaries } from './services.api';
export { ServiceCard } from './service-card';
export { ServiceFilter } from './service-filter';
export { ServiceIcon } from './service-icon';
export { ServiceSections } from './service-sections';
export { startingPrice } from './starting-price';
