export { type FieldVersions, isOutdated, isOutdatedExcept, stampFields } from './field-versions';
