import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';
import { deleteFiles, readFiles, storeFiles } from './device-files';

/**
 * Sign-out removes keys that begin with `own:`. Files whose key is missing therefore belong to someone who has signed
 * out.
 */
const keyOf = (name: string) => `own:files ${name}`;

/** Kept until the page is closed, for browsers that store nothing on the device. */
const inTab = new Map<string, File[]>();
/** Names whose key this page has stored on the device. */
const marked = new Set<string>();

function mark(name: string): void {
  writeStored(keyOf(name), 'kept');
  if (readStored(keyOf(name)) !== null) marked.add(name);
}

function drop(name: string): void {
  inTab.delete(name);
  marked.delete(name);
  removeStored(keyOf(name));
}

function getTabFiles(name: string): File[] {
  if (marked.has(name) && readStored(keyOf(name)) === null) drop(name);
  return inTab.get(name) ?? [];
}

export async function readStoredFiles(name: string): Promise<File[]> {
  if (readStored(keyOf(name)) !== null) return readFiles(name);
  await deleteFiles(name);
  return [];
}

/** Resolves to whether the files survive a reload. */
export async function keepFiles(name: string, files: File[]): Promise<boolean> {
  if (files.length === 0) {
    drop(name);
    await deleteFiles(name);
    return true;
  }
  inTab.set(name, files);
  mark(name);
  return storeFiles(name, files);
}

/**
 * Keeps a form's chosen files on this device until they are sent, the member signs out, or a week has passed. This is
 * the counterpart of `useKeptText`. `name` identifies the form and its subject.
 */
export function useKeptFiles(name: string) {
  const [files, setFiles] = useState(() => getTabFiles(name));
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    let isUnmounted = false;
    if (getTabFiles(name).length > 0) return undefined;
    void readStoredFiles(name).then((stored) => {
      // Files chosen in the meantime replace the stored ones.
      if (isUnmounted || stored.length === 0 || inTab.has(name)) return;
      inTab.set(name, stored);
      mark(name);
      setFiles(stored);
    });
    return () => {
      isUnmounted = true;
    };
  }, [name]);

  function choose(next: File[]) {
    setFiles(next);
    void keepFiles(name, next).then(setKept);
  }

  const forget = () => choose([]);

  return {
    files,
    /** Whether the files survive a reload. */
    isKept,
    choose,
    forget,
  };
}
