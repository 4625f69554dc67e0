export type {
  MemberOffer,
  MemberOffers,
  OfferedPackage,
  OfferedPackages,
  OwnPackages,
  PackageQuery,
  PackagesForm,
} from './packages.schema';
export { PACKAGE_LIMITS, PACKAGE_MESSAGES, PACKAGE_TEXTS, pricesText, termsText } from './packages.values';
