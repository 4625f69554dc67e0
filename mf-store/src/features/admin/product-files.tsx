import type { AdminProduct } from '@verse/api-contract/api';
import { checkChosenFile, MOST_PRODUCT_FILES, PRODUCT_FILES, sizeText } from '@verse/api-contract/files';
import { megabytes } from '@verse/api-contract/pictures';
import { useAction } from '@verse/contract/server-state';
import { Button, PictureField, Stack } from '@verse/ui';
import { addFile, removeFile } from './admin.api';
import styles from './admin.module.scss';

/**
 * The files that buyers of a digital product can download. Buyers keep access to a file even after it has been removed.
 */
export function ProductFiles({ product: { id, version, files } }: { product: AdminProduct }) {
  const adding = useAction(addFile, { success: 'File added.' });
  const removing = useAction(removeFile, { success: 'File removed. Buyers keep it.' });
  return (
    <section className={styles.form} aria-labelledby="files">
      <h2 className={styles.title} id="files">
        Files
      </h2>
      {files.length === 0 ? <p>No files yet. Add one before you publish the download.</p> : null}
      <Stack as="ul" gap={0}>
        {files.map(({ id: file, name, bytes }) => (
          <li key={file} className={styles.file}>
            <span>
              {name}
              <span className={styles.note}>{sizeText(bytes)}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${name}`}
              isBusy={removing.isBusy}
              onClick={() => removing.run({ id, version, file })}
            >
              Remove
            </Button>
          </li>
        ))}
      </Stack>
      <PictureField
        label="Add a file"
        name="file"
        types={PRODUCT_FILES.types}
        check={(file) => checkChosenFile(file, PRODUCT_FILES)}
        room={MOST_PRODUCT_FILES - files.length}
        hint={
          adding.isBusy
            ? 'Sending your file…'
            : `${PRODUCT_FILES.kinds}, at most ${megabytes(PRODUCT_FILES.bytes)}. Only buyers can download it.`
        }
        error={adding.failure?.fields.file}
        onChoose={([file]) => adding.run({ id, version, file })}
      />
    </section>
  );
}
