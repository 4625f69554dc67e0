export { pricesText, termsText } from './package-texts';
export type {
  MemberOffer,
  MemberOffers,
  OfferedPackage,
  OfferedPackages,
  OwnPackages,
  PackageQuery,
  PackagesForm,
} from './packages.schema';
export { PACKAGE_LIMITS, PACKAGE_MESSAGES, PACKAGE_TEXTS } from './packages.values';
