import { checkChosenFile, PRODUCT_FILES, sizeText } from '@verse/api-contract/files';
import { megabytes } from '@verse/api-contract/pictures';
import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { Button, PictureField, ProgressBar, Stack } from '@verse/ui';
import styles from './apply.module.scss';
import type { DraftFiles as Files } from './use-draft-files';

const MOST = APPLICATION_LIMITS.files;

/** Files to be sent with the application; each is uploaded as soon as it is chosen. */
export function DraftFiles({ files: { files, uploads, failure, add, cancel, remove } }: { files: Files }) {
  const room = MOST - files.length - uploads.length;
  return (
    <>
      <Stack as="ul" gap={2} aria-label="Files" hidden={files.length + uploads.length === 0}>
        {files.map(({ id, name, bytes }) => (
          <li key={id} className={styles.file}>
            <span className={styles.name} id={`file-${id}`}>
              <bdi>{name}</bdi> ({sizeText(bytes)})
            </span>
            <Button variant="quiet" size="small" aria-describedby={`file-${id}`} onClick={() => remove(id)}>
              Remove
            </Button>
          </li>
        ))}
        {uploads.map(({ key, name, share }) => (
          <li key={key} className={styles.file}>
            <ProgressBar
              className={styles.name}
              label={<bdi>{name}</bdi>}
              figure={`${Math.round(100 * share)} %`}
              value={share}
              max={1}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Cancel the upload of ${name}`}
              onClick={() => cancel(key)}
            >
              Cancel
            </Button>
          </li>
        ))}
      </Stack>
      {room > 0 ? (
        <PictureField
          label="Files"
          isOptional
          name="file"
          isMultiple
          hint={`Up to ${MOST}: ${PRODUCT_FILES.kinds}, at most ${megabytes(PRODUCT_FILES.bytes)} each.`}
          error={failure}
          types={PRODUCT_FILES.types}
          check={(file) => checkChosenFile(file, PRODUCT_FILES)}
          room={room}
          onChoose={(chosen) => void add(chosen)}
        />
      ) : null}
    </>
  );
}
