import { checkChosenFile, PROJECT_FILES, sizeText } from '@verse/api-contract/files';
import { megabytes } from '@verse/api-contract/pictures';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { Button, PictureField, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import styles from './brief-form.module.scss';

interface ChosenFilesProps {
  files: readonly File[];
  /** Whether the files survive a reload. */
  isKept: boolean;
  onChange: (files: File[]) => void;
}

const { kinds, bytes } = PROJECT_FILES;
const HINT = `${kinds}, at most ${megabytes(bytes)} each and ${PROJECT_LIMITS.files} in all.`;

export function ChosenFiles({ files, isKept, onChange }: ChosenFilesProps) {
  return (
    <Stack gap={3} ref={useFocusKeeper()}>
      <PictureField
        label="Files"
        isOptional
        name="files"
        hint={HINT}
        types={PROJECT_FILES.types}
        check={(file) => checkChosenFile(file, PROJECT_FILES)}
        isMultiple
        room={PROJECT_LIMITS.files - files.length}
        onChoose={(chosen) => onChange([...files, ...chosen])}
      />
      {files.length > 0 ? (
        <Stack as="ul" gap={2} aria-label="Files of the brief">
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`} className={styles.file}>
              <bdi>{file.name}</bdi> <MutedText as="span">{sizeText(file.size)}</MutedText>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                Remove
              </Button>
            </li>
          ))}
        </Stack>
      ) : null}
      {isKept ? null : (
        <MutedText role="status">
          Your device is full, so we can’t keep these files. Send them before you close this page.
        </MutedText>
      )}
    </Stack>
  );
}
