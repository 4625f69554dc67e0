import type { ComponentProps } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  /** Words for those who do not see it; '' for decoration. */
  alt: string;
  /** Its true proportions, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** The candidates of a better format, tried before `src` and `srcSet`. */
  webp?: string;
  /** The largest picture of the first screen: asked for before any script. */
  isPriority?: boolean;
}

/**
 * A picture in the size and format the screen needs.
 *
 * @example
 * <Picture
 *   src={image.src}
 *   webp={image.webp}
 *   sizes="(width >= 1100px) 24rem, 100vw"
 *   width={800}
 *   height={500}
 *   alt={image.alt}
 * />
 */
export function Picture({ webp, sizes, isPriority = false, ...rest }: PictureProps) {
  const image = (
    <img
      sizes={sizes}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? 'sync' : 'async'}
      fetchPriority={isPriority ? 'high' : undefined}
      {...rest}
    />
  );
  if (!webp) return image;
  return (
    <picture>
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {image}
    </picture>
  );
}
