export { pricesText, termsText } from './package-texts';
export type * from './packages.schema';
export * from './packages.values';
