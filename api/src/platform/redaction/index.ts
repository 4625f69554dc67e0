export { createRedaction, type Identity } from './redaction';
