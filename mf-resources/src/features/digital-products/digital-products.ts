import { DIGITAL_PRODUCTS, type DigitalProduct } from '@verse/api-contract/publishing/digital-products';

export type { DigitalProduct } from '@verse/api-contract/publishing/digital-products';

export const digitalProducts = DIGITAL_PRODUCTS;

/** Filters, in display order. */
export const PRODUCT_CATEGORIES = [
  { value: 'ebooks', label: 'Ebooks & Guides', action: 'Grab Now' },
  { value: 'courses', label: 'Courses & Masterclasses', action: 'Enroll Now' },
  { value: 'digital', label: 'Digital Products', action: 'Get Access' },
  { value: 'templates', label: 'Templates & Toolkits', action: 'Download Now' },
] as const;

const parseCategory = (value: string) => PRODUCT_CATEGORIES.find((category) => category.value === value);

export const actionFor = (category: string): string => parseCategory(category)?.action ?? 'View Details';
export const getLabel = (category: string): string => parseCategory(category)?.label ?? category;

/** Returns the products in the category, or all products if it is '', with featured ones first. */
export function chooseProducts(all: readonly DigitalProduct[], category: string): DigitalProduct[] {
  const chosen = all.filter((product) => !category || product.category === category);
  return [...chosen.filter(({ featured }) => featured), ...chosen.filter(({ featured }) => !featured)];
}
