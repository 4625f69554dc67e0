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
      {typeof picture === 'string' ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        <ChosenFile file={picture} />
      )}
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

function ChosenFile({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} className={styles.picture} alt="" />;
}
