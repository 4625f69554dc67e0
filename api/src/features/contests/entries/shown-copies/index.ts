export { createShownCopies } from './shown-copies';
