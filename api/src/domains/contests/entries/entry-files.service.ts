import { checkFile, CONTEST_FILES, type FileType, fileTypeOf, MOST_CONTEST_FILES } from '@verse/api-contract/files';
import { toFileName } from '../../../platform/files';
import { AppError, invalidField } from '../../../platform/http';
import type { ResumableUpload } from '../../../platform/resumable-uploads';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry, EntryFile } from './entry';
import { assertOpen } from './entry-rules';
import type { CopyRequest } from './shown-copies';

/** Attempts to copy a file, after which judges do not see it. */
const MOST_ATTEMPTS = 3;
export const UNKNOWN_FILE = 'There is no such file.';
const tooMany = () =>
  new AppError('limit', `An entry has at most ${MOST_CONTEST_FILES} files, unfinished uploads included.`);

type Dependencies = Pick<ContestParts, 'entries' | 'uploads' | 'findContest' | 'now'> & {
  /** Creates the metadata-free copy. Reserves space for it before reading the file. */
  copy: (request: CopyRequest) => Promise<EntryFile['shown']>;
};

/** Entry files, which are uploaded in parts. */
export function createEntryFiles({ entries, uploads, copy, findContest, now }: Dependencies) {
  const listUploads = async ({ id }: ContestEntry) => (await uploads.listAbout(id)).filter(({ takenAt }) => !takenAt);

  async function describe(upload: ResumableUpload): Promise<EntryFile> {
    const head = await uploads.headOf(upload);
    const message = checkFile(upload.name, upload.bytes, head, CONTEST_FILES);
    const type = fileTypeOf(head);
    if (message !== null || !type) {
      await uploads.remove(upload.id);
      throw invalidField('file', message ?? 'Unknown file.');
    }
    const { id, bytes, parts } = upload;
    const file = { id, name: toFileName(upload.name, type), type, bytes, parts };
    // Hashes last, because reading the whole file is wasted work if there is no space for the copy.
    const mayParse = async () => (await uploads.countAttempt(upload)) <= MOST_ATTEMPTS;
    const shown = await copy({ file, ownerId: upload.ownerId, mayParse });
    return { ...file, sha256: await uploads.hash(parts), shown };
  }

  /** Adds a completed upload to the draft. Idempotent, because the file has the same id as its upload. */
  async function take(upload: ResumableUpload): Promise<void> {
    const entry = await entries.find(upload.about);
    if (!entry) return uploads.remove(upload.id);
    if (!entry.draft.files.some(({ id }) => id === upload.id)) {
      // An upload completed after the entry has closed is not added.
      assertOpen(await findContest(entry.contestId), entry, now());
      const file = await describe(upload);
      await entries.update(entry.id, ({ draft }) => {
        if (draft.files.some(({ id }) => id === file.id)) return undefined;
        if (draft.files.length >= MOST_CONTEST_FILES) throw tooMany();
        return { draft: { ...draft, files: [...draft.files, file] } };
      });
    }
    await uploads.taken(upload);
  }

  /** Adds completed uploads that were not added because a process was killed. */
  async function finishAll(entry: ContestEntry): Promise<void> {
    for (const upload of await listUploads(entry)) if (upload.offset === upload.bytes) await take(upload);
  }

  return {
    listUploads,
    take,
    finishAll,

    async begin(entry: ContestEntry, ownerId: string, name: string, bytes: number): Promise<ResumableUpload> {
      if (entry.draft.files.length + (await listUploads(entry)).length >= MOST_CONTEST_FILES) throw tooMany();
      return uploads.begin({ ownerId, about: entry.id, name, bytes }, CONTEST_FILES);
    },

    /** @throws AppError `not-found` if the upload belongs to another entry */
    async findUpload(entry: ContestEntry, id: string): Promise<ResumableUpload> {
      const upload = await uploads.find(id);
      if (upload?.about !== entry.id) throw new AppError('not-found', UNKNOWN_FILE);
      return upload;
    },

    removeUpload: ({ id }: ResumableUpload) => uploads.remove(id),

    findFile({ draft, submission }: ContestEntry, id: string): EntryFile & { type: FileType } {
      const file = [...draft.files, ...(submission?.files ?? [])].find((one) => one.id === id);
      if (!file) throw new AppError('not-found', UNKNOWN_FILE);
      return file as EntryFile & { type: FileType };
    },

    /** Removes a file from the draft, but not from the submission. */
    async remove(entry: ContestEntry, id: string): Promise<void> {
      await entries.update(entry.id, ({ draft }) => {
        const files = draft.files.filter((file) => file.id !== id);
        return files.length === draft.files.length ? undefined : { draft: { ...draft, files } };
      });
      await uploads.remove(id);
    },
  };
}

export type EntryFilesService = ReturnType<typeof createEntryFiles>;
