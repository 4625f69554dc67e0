import { useRef, useState } from 'react';
import type { ApplicationFile } from '@verse/api-contract/api';
import { createId, useSend } from '@verse/contract/server-state';
import { removeDraftFile, sendDraftFile } from './applying.api';

interface Upload {
  key: string;
  name: string;
  /** Upload progress from 0 to 1. */
  share: number;
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Manages the files of an unsent application, which are stored on the server. */
export function useDraftFiles(jobId: string, loaded: readonly ApplicationFile[] | undefined) {
  const send = useSend();
  const [changed, setChanged] = useState<readonly ApplicationFile[]>();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const cancels = useRef(new Map<string, () => void>());

  async function upload(file: File) {
    const key = createId();
    setUploads((before) => [...before, { key, name: file.name, share: 0 }]);
    const sending = sendDraftFile(jobId, file, (share) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, share } : one))),
    );
    cancels.current.set(key, sending.cancel);
    const result = await send(() =>
      sending.answer.catch((error: unknown) => {
        if (isCancelled(error)) return undefined;
        throw error;
      }),
    );
    cancels.current.delete(key);
    setUploads((before) => before.filter((one) => one.key !== key));
    if (!result.ok) setFailures((before) => [...before, `“${file.name}”: ${result.message}`]);
    else if (result.value) setChanged(result.value.files);
  }

  async function remove(id: string) {
    const result = await send((api) => removeDraftFile(api, jobId, id));
    if (result.ok) setChanged(result.value.files);
    else setFailures([result.message]);
  }

  return {
    files: changed ?? loaded ?? [],
    uploads,
    failure: failures.join(' ') || undefined,
    /** Uploads files one at a time, because the server limits the number of files. */
    async add(chosen: readonly File[]) {
      setFailures([]);
      for (const file of chosen) await upload(file);
    },
    cancel: (key: string) => cancels.current.get(key)?.(),
    remove(id: string) {
      setFailures([]);
      void remove(id);
    },
  };
}

export type DraftFiles = ReturnType<typeof useDraftFiles>;
