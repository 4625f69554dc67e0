export { type CopyRequest, createShownCopies } from './shown-copies';
