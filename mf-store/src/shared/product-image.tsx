import type { ComponentProps } from 'react';
import type { Product } from '@verse/api-contract/api';

/** @param props image props; `sizes` is required, because the width depends on the layout */
export const ProductImage = ({ product, ...props }: { product: Product; sizes: string } & ComponentProps<'img'>) => (
  <img
    src={product.picture?.src ?? product.image}
    srcSet={product.picture?.srcset}
    width={product.picture?.width ?? 800}
    height={product.picture?.height ?? 800}
    alt={product.picture?.alt || product.name}
    {...props}
  />
);
