import { useEffect, useRef } from 'react';
import { Button, Cluster } from '@verse/ui';
import styles from './chosen-picture.module.scss';

interface ChosenPictureProps {
  /** A file to be uploaded, or the URL of an existing picture. */
  picture: File | string;
  /** Distinguishes the picture from others, for screen readers. */
  which?: string;
  onRemove: () => void;
}

/** Previews the picture as it will appear. */
export function ChosenPicture({ picture, which, onRemove }: ChosenPictureProps) {
  return (
    <Cluster>
      <ChosenImage className={styles.picture} picture={picture} />
      <p className={styles.name}>{typeof picture === 'string' ? null : picture.name}</p>
      <Button
        variant="quiet"
        size="small"
        aria-label={which === undefined ? undefined : `Remove picture ${which}`}
        onClick={onRemove}
      >
        Remove picture
      </Button>
    </Cluster>
  );
}

interface ChosenImageProps {
  picture: File | string;
  className: string | undefined;
}

/** The picture itself, which needs no text beside the fields that describe it. */
export const ChosenImage = ({ picture, className }: ChosenImageProps) =>
  typeof picture === 'string' ? (
    <img className={className} src={picture} alt="" />
  ) : (
    <ChosenFile file={picture} className={className} />
  );

function ChosenFile({ file, className }: { file: File; className: string | undefined }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} className={className} alt="" />;
}
