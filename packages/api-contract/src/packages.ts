export type {
  MemberOffer,
  MemberOffers,
  OfferedPackage,
  OfferedPackages,
  OwnPackages,
  PackageQuery,
  PackagesForm,
} from './packages.schema';
export { pricesText, termsText } from './package-texts';
export { PACKAGE_LIMITS, PACKAGE_MESSAGES, PACKAGE_TEXTS } from './packages.values';
