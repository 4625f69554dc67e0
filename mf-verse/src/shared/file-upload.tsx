import { checkChosenFile, PROJECT_FILES } from '@verse/api-contract/files';
import { megabytes } from '@verse/api-contract/pictures';
import type { Failure } from '@verse/contract/server-state';
import { PictureField } from '@verse/ui';

interface FileUploadProps {
  name: string;
  /** Shown in the hint after the allowed types and the maximum size. */
  note: string;
  /** Number of files that can still be added. */
  room: number;
  isBusy: boolean;
  failure: Failure | undefined;
  onChoose: (file: File) => void;
}

/** Adds files to a project, one at a time. */
export const FileUpload = ({ name, note, room, isBusy, failure, onChoose }: FileUploadProps) => (
  <PictureField
    label="Add a file"
    name={name}
    hint={
      isBusy ? (
        <span role="status">Sending the file…</span>
      ) : (
        `${PROJECT_FILES.kinds}, at most ${megabytes(PROJECT_FILES.bytes)}. ${note}`
      )
    }
    error={failure ? (failure.fields.file ?? failure.message) : undefined}
    types={PROJECT_FILES.types}
    check={(file) => checkChosenFile(file, PROJECT_FILES)}
    room={room}
    onChoose={([file]) => (file ? onChoose(file) : undefined)}
  />
);
