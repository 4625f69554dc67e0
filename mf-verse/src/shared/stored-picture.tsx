import type { ComponentProps } from 'react';
import type { Picture as PictureView } from '@verse/api-contract/api';
import { Picture } from '@verse/ui';

interface StoredPictureProps extends Omit<ComponentProps<typeof Picture>, 'src' | 'webp' | 'width' | 'height' | 'alt'> {
  picture: PictureView;
  /** Defaults to the picture's own description. */
  alt?: string;
}

/** A picture from an API response. */
export const StoredPicture = ({ picture: { src, srcset, width, height, alt, focus }, ...rest }: StoredPictureProps) => (
  <Picture src={src} webp={srcset} width={width} height={height} alt={alt} focus={focus} {...rest} />
);
