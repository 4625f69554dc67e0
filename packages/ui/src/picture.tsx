import type { ComponentProps } from 'react';
import styles from './picture.module.scss';

interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  /** Alternative text; '' if the picture is decorative. */
  alt: string;
  /** Intrinsic width and height, so that the layout does not shift when the picture loads. */
  width: number;
  height: number;
  /** Sources in better formats, tried in this order before `src` and `srcSet`. */
  avif?: string;
  webp?: string;
  /** WebP for screens below the medium width, whatever their density. */
  phone?: string | undefined;
  /** The point that stays visible where `ui.focal-point` crops the picture, in percent, a multiple of ten. */
  focus?: { x: number; y: number } | undefined;
  /** Set this for the LCP image, so that the browser requests it before any script. */
  isPriority?: boolean;
}

/**
 * A picture in the size and format that suit the screen.
 *
 * @example <Picture src={image.src} webp={image.webp} sizes="(width >= 1100px) 24rem, 100vw" width={800} height={500}
 * alt={image.alt} />
 */
export function Picture({ avif, webp, phone, sizes, isPriority = false, alt, ...props }: PictureProps) {
  const { focus, className, ...rest } = props;
  const image = (
    <img
      alt={alt}
      className={focus ? [styles.picture, className].filter(Boolean).join(' ') : className}
      data-focus-x={focus?.x}
      data-focus-y={focus?.y}
      sizes={rest.srcSet ? sizes : undefined}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? 'sync' : 'async'}
      fetchPriority={isPriority ? 'high' : undefined}
      {...rest}
    />
  );
  if (!avif && !webp && !phone) return image;
  return (
    <picture>
      {phone ? <source type="image/webp" media="(width < 720px)" srcSet={phone} /> : null}
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      {image}
    </picture>
  );
}
