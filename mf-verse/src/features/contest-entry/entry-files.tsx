import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { OwnEntry } from '@verse/api-contract/api';
import type { EntryFileView, EntryUploadView } from '@verse/api-contract/contests/contest-entries';
import { ENTRY_LIMITS } from '@verse/api-contract/contests/contest-entries.values';
import { checkChosenFile, CONTEST_FILES, sizeText } from '@verse/api-contract/files';
import { useAction } from '@verse/contract/server-state';
import { Button, PictureField, ProgressBar } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { fileHref, removeFile, removeUpload } from './contest-entry.api';
import styles from './entry-page.module.scss';
import { FileUploads, type SentFile } from './file-uploads';
import { RemoveButton } from './remove-button';

interface EntryFilesProps {
  contestId: string;
  entry: OwnEntry | null;
  isClosed: boolean;
  /** Whether the draft is stored on the server. */
  isSaved: boolean;
  /** Creates the entry if it does not exist yet. */
  ensureEntry: () => Promise<boolean>;
}

const percentOf = (sent: number, bytes: number) => `${Math.floor((100 * sent) / Math.max(1, bytes))} %`;

const NOT_SAVED = 'We couldn’t add the file, because your draft isn’t saved. See the note above, then choose again.';

function useUploads(contestId: string) {
  const { revalidate } = useRevalidator();
  const [uploads] = useState(() => new FileUploads({ contestId, onArrived: () => void revalidate() }));
  const files = useSyncExternalStore(uploads.subscribe, uploads.getState, uploads.getState);
  useEffect(() => {
    window.addEventListener('online', uploads.resumeAll);
    return () => {
      window.removeEventListener('online', uploads.resumeAll);
      uploads.stop();
    };
  }, [uploads]);
  return { uploads, files };
}

/** The entry's files: both uploaded ones and those still uploading. */
export function EntryFiles({ contestId, entry, isClosed, isSaved, ensureEntry }: EntryFilesProps) {
  const { uploads, files } = useUploads(contestId);
  const [error, setError] = useState<string>();
  if (error && isSaved) setError(undefined);
  const stored = entry?.draft.files ?? [];
  const begun = (entry?.uploads ?? []).filter(
    ({ name, bytes }) => !files.some((file) => file.name === name && file.bytes === bytes),
  );
  const count = stored.length + files.length + begun.length;

  async function add(chosen: readonly File[]) {
    setError(undefined);
    if (!(await ensureEntry())) return setError(NOT_SAVED);
    for (const file of chosen) void uploads.add(file, entry?.uploads ?? []);
  }

  return (
    <section className={styles.part} aria-labelledby="entry-files" ref={useFocusKeeper()}>
      <h2 id="entry-files">Files</h2>
      {isClosed ? null : (
        <p className={parts.quiet}>
          Uploads pick up where they stopped. Judges see copies without file names, and no ZIP files.
        </p>
      )}
      <ul className={parts.list} aria-label="Files of the entry">
        {stored.map((file) => (
          <StoredFile key={file.id} contestId={contestId} file={file} isClosed={isClosed} />
        ))}
        {files.map((file) => (
          <SendingFile key={file.key} file={file} uploads={uploads} />
        ))}
        {isClosed ? null : begun.map((upload) => <BegunFile key={upload.id} contestId={contestId} upload={upload} />)}
      </ul>
      {count === 0 ? <p className={parts.quiet}>No files yet.</p> : null}
      {isClosed ? null : (
        <PictureField
          label="Add files"
          name="files"
          hint={`${CONTEST_FILES.kinds}, at most 200 MB each and ${ENTRY_LIMITS.files} in all.`}
          types={CONTEST_FILES.types}
          check={(file) => checkChosenFile(file, CONTEST_FILES)}
          error={error}
          isMultiple
          room={ENTRY_LIMITS.files - count}
          onChoose={(chosen) => void add(chosen)}
        />
      )}
    </section>
  );
}

interface StoredFileProps {
  contestId: string;
  file: EntryFileView;
  isClosed: boolean;
}

function StoredFile({ contestId, file: { id, name, bytes, unshown }, isClosed }: StoredFileProps) {
  const { run, isBusy } = useAction(removeFile, { success: `${name} is out of your draft.` });
  return (
    <li className={styles.file}>
      <a href={fileHref(contestId, id)} download>
        <bdi>{name}</bdi>
      </a>
      <span className={parts.quiet}>{sizeText(bytes)}</span>
      {isClosed ? null : <RemoveButton name={name} isBusy={isBusy} onRemove={() => run({ id: contestId, file: id })} />}
      {unshown ? <p className={parts.quiet}>{unshown}</p> : null}
    </li>
  );
}

function SendingFile({ file, uploads }: { file: SentFile; uploads: FileUploads }) {
  const { key, name, bytes, sent, status, message } = file;
  return (
    <li className={styles.file}>
      <ProgressBar label={<bdi>{name}</bdi>} value={sent} max={bytes} figure={percentOf(sent, bytes)} />
      {status === 'sending' ? (
        <Button size="small" variant="secondary" aria-label={`Pause ${name}`} onClick={() => void uploads.pause(key)}>
          Pause
        </Button>
      ) : (
        <Button size="small" aria-label={`Resume ${name}`} onClick={() => uploads.resume(key)}>
          Resume
        </Button>
      )}
      <RemoveButton name={name} onRemove={() => void uploads.remove(key)} />
      <p role="status">{message}</p>
    </li>
  );
}

function BegunFile({ contestId, upload }: { contestId: string; upload: EntryUploadView }) {
  const { id, name, bytes, offset } = upload;
  const { run, isBusy } = useAction(removeUpload);
  return (
    <li className={styles.file}>
      <ProgressBar label={<bdi>{name}</bdi>} value={offset} max={bytes} figure={percentOf(offset, bytes)} />
      <p>Only part of this file arrived. Add it again to continue, or remove it.</p>
      <RemoveButton name={name} isBusy={isBusy} onRemove={() => run({ id: contestId, upload: id })} />
    </li>
  );
}
