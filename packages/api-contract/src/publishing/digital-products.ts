import products from './digital-products.json';

export interface DigitalProduct {
  id: number;
  name: string;
  category: string;
  description: string;
  thumbnail: string;
  tags: string[];
  link: string;
  featured: boolean;
}

/** Shared by the digital products page and the search. */
export const DIGITAL_PRODUCTS: readonly DigitalProduct[] = products;
