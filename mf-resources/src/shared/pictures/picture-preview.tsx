import { useEffect, useRef } from 'react';
import { Button, Stack, TextField } from '@verse/ui';
import type { DevicePicture, PictureBytes } from '../autosave/device-picture';
import styles from './picture-preview.module.scss';

interface PicturePreviewProps {
  picture: DevicePicture;
  blobs: PictureBytes;
  /** The picture's name in labels, e.g. "cover image" or "picture 2". */
  called: string;
  onDescribe: (alt: string) => void;
  /** Absent if the picture can only be replaced. */
  onRemove?: () => void;
}

/** Shows bytes as a picture. The object URL exists only while the picture is shown. */
function BlobPicture({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} className={styles.picture} alt={alt} />;
}

/** A post's picture and its description, before they are sent. */
export function PicturePreview({ picture, blobs, called, onDescribe, onRemove }: PicturePreviewProps) {
  const { id, name, src } = picture;
  const blob = blobs[id];
  return (
    <div className={styles.preview}>
      <div className={styles.frame}>
        {src ? <img className={styles.picture} src={src} alt={`Preview of ${name}`} /> : null}
        {blob ? <BlobPicture blob={blob} alt={`Preview of ${name}`} /> : null}
        {blob === null ? <p className={styles.lost}>This picture could not be restored.</p> : null}
      </div>
      <Stack gap={3}>
        <p className={styles.name}>{name}</p>
        <TextField
          label={`Describe ${called}`}
          hint="For people who cannot see it. Leave empty if it is only decoration."
          value={picture.alt}
          onChange={(event) => onDescribe(event.currentTarget.value)}
        />
        {onRemove ? (
          <Button variant="quiet" size="small" onClick={onRemove} className={styles.remove}>
            Remove {called}
          </Button>
        ) : null}
      </Stack>
    </div>
  );
}
