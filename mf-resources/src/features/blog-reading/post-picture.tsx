import type { ComponentProps } from 'react';
import type { Picture as PictureSizes } from '@verse/api-contract/api';
import { Picture } from '@verse/ui';

interface PostPictureProps extends Pick<ComponentProps<typeof Picture>, 'className' | 'isPriority'> {
  picture: PictureSizes;
  sizes: string;
}

/**
 * A post's picture. The WebP sources are in the `srcset` of the `<img>` itself, because React preloads the first
 * picture of a page only if it is not inside a `<picture>`.
 */
export function PostPicture({ picture: { src, srcset, width, height, alt }, sizes, ...rest }: PostPictureProps) {
  return (
    <Picture src={src} srcSet={srcset || undefined} sizes={sizes} width={width} height={height} alt={alt} {...rest} />
  );
}
