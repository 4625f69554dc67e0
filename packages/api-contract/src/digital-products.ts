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

/** The page of digital products shows them, and the search finds them. */
export const DIGITAL_PRODUCTS: readonly DigitalProduct[] = products;
