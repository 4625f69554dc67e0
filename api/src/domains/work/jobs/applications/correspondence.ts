import type { PrivateFiles } from '../../../../platform/files';
import type { UploadedFile } from '../../../../platform/http';
import type { ThreadEntry, Threads } from '../../../../platform/threads';
import { type Application, APPLICATION_FILES, threadOf } from './application';

interface Dependencies {
  threads: Pick<Threads, 'append' | 'page'>;
  files: Pick<PrivateFiles, 'save'>;
  /** Counts a message towards the member's limit, or rejects it. */
  countMessage: (memberId: string) => Promise<void>;
  /** Notifies the other side. Keyed by the side that wrote the message. */
  notify: Record<Side, (application: Application, entry: ThreadEntry) => Promise<void>>;
}

export type Side = 'applicant' | 'organisation';

/** A thread that the current reader may read and write. */
export interface OpenThread {
  application: Application;
  side: Side;
  readerId: string;
  /** Names of both sides, as the reader sees them. */
  names: Record<Side, string>;
}

export interface Message {
  text: string;
  file?: UploadedFile;
  /** Idempotency key: a second message from the same writer with the same key is not stored. */
  key: string;
}

/** Messages between an applicant and an organisation. Each side's service decides who may open the thread. */
export function createCorrespondence({ threads, files, countMessage, notify }: Dependencies) {
  return {
    page: ({ application }: OpenThread, cursor: string | undefined, limit: number) =>
      threads.page(threadOf(application), cursor, limit),

    async write({ application, side, readerId }: OpenThread, { text, file, key }: Message): Promise<ThreadEntry> {
      await countMessage(readerId);
      const records = file ? [await files.save(file, APPLICATION_FILES, readerId)] : [];
      const message = { subject: threadOf(application), authorId: readerId, side, text, files: records, key };
      const { entry, isNew } = await threads.append(message);
      if (isNew) await notify[side](application, entry);
      return entry;
    },
  };
}

export type Correspondence = ReturnType<typeof createCorrespondence>;
