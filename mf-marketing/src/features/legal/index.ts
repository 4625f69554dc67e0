export { LegalText } from './legal-text';
export { privacy, terms } from './legal';
