import { useEffect, useState } from 'react';
import { Button, TextField } from '@verse/ui';
import type { DraftPicture } from './draft';
import styles from './picture-preview.module.scss';

interface PicturePreviewProps {
  picture: DraftPicture;
  /** null when it is lost, undefined while it is fetched. */
  blob: Blob | null | undefined;
  /** What the picture is called in its labels: "thumbnail", "picture 2". */
  called: string;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
}

function useAddress(blob: Blob | null | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [blob]);
  return address;
}

/** A chosen picture with its description, before it is sent. */
export function PicturePreview({ picture, blob, called, onDescribe, onRemove }: PicturePreviewProps) {
  const address = useAddress(blob);
  return (
    <div className={styles.preview}>
      <div className={styles.frame}>
        {address ? <img className={styles.picture} src={address} alt={`Preview of ${picture.name}`} /> : null}
        {blob === null ? <p className={styles.lost}>This picture could not be restored.</p> : null}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{picture.name}</p>
        <TextField
          label={`Describe ${called}`}
          hint="For people who cannot see it. Leave it empty if it only decorates."
          value={picture.alt}
          onChange={(event) => onDescribe(event.currentTarget.value)}
        />
        <Button variant="quiet" size="small" onClick={onRemove} className={styles.remove}>
          Remove {called}
        </Button>
      </div>
    </div>
  );
}
