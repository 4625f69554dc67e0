export { SanctionAppeal } from './sanction-appeal';
