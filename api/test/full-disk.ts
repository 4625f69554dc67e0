import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A disk that a test can fill. */
export interface SmallDisk {
  /** Whether the size of the disk or the length of its files is limited. */
  kind: 'a tmpfs' | 'a limit of the length of files';
  folder: string;
  /** Leaves no space for any write by process `pid`. */
  fill: (pid: number) => void;
  free: (pid: number) => void;
  remove: () => void;
}

const CHUNK = Buffer.alloc(4096);

function fillWith(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (;;) writeSync(descriptor, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Mounts a small disk if the user is allowed to. Otherwise, `fill` sets the file size limit of the process to zero, so
 * that it cannot write anything.
 */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'verse-test', folder]).status === 0;
  const filler = path.join(folder, 'filler');
  if (isMounted) {
    return {
      kind: 'a tmpfs',
      folder,
      fill: () => fillWith(filler),
      free: () => rmSync(filler),
      remove: () => void execFileSync('umount', ['-l', folder]),
    };
  }
  const limit = (pid: number, bytes: string) =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    kind: 'a limit of the length of files',
    folder,
    fill: (pid) => limit(pid, '0'),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => undefined,
  };
}
