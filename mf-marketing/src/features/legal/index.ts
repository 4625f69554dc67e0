export { LegalText } from './legal-text';
