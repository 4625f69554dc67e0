import { type BlobStore, NAME_OF_BLOB } from '../../store';
import type { PersonalData } from '../feature';
import type { Quota, Quotas } from './quotas';

interface Dependencies {
  quotas: Quotas;
  blobs: Pick<BlobStore, 'sizeOf'>;
  /** Returns everything that stores an account's content. Called only when the quota is reached. */
  content: () => readonly PersonalData[];
  bytes: number;
}

const NAMES = new RegExp(NAME_OF_BLOB, 'g');

/** Creates the byte quota for an account's pictures and files. */
export function createUploadQuota({ quotas, blobs, content, bytes }: Dependencies): Quota {
  async function count(accountId: string): Promise<number> {
    const names = new Set<string>();
    for (const { export: read } of content()) {
      for await (const document of await read(accountId))
        for (const name of JSON.stringify(document).match(NAMES) ?? []) names.add(name);
    }
    let total = 0;
    for (const name of names) total += await blobs.sizeOf(name);
    return total;
  }

  return quotas.create({
    name: 'upload-bytes',
    most: bytes,
    message: 'Your pictures and files take up all the space of your account. Delete some to upload others.',
    count,
  });
}
