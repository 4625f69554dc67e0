import type { Product as ProductView } from '@verse/api-contract/products';
import { pictureView } from '../../platform/images';
import type { Product } from './products.repository';

export function productView({ id, name, picture, priceCents, oldPriceCents, rating, category }: Product): ProductView {
  const shown = pictureView(picture, name);
  return {
    id,
    name,
    image: shown.src,
    picture: shown,
    price: priceCents / 100,
    ...(oldPriceCents === undefined ? {} : { oldPrice: oldPriceCents / 100 }),
    rating,
    category,
    isFavorite: false,
  };
}
