export { defineFilters, oneOf, text, type ValuesOf } from './filters';
export { type ChosenFilters, useFilters } from './use-filters';
