import type { OutsidePlaces } from '@verse/contract/addresses';
import type { Release } from '@verse/releases';
import type { AppManifest } from '../../src/remotes/app-manifest';

/** The start parameters of a worker. */
export interface WorkerStart {
  /** Shared with the gateway: the number of the section whose code runs now; 0: none. */
  running: SharedArrayBuffer;
  apiOrigins: string[];
}

/** A page to render. */
export interface RenderJob {
  id: number;
  kind: 'render' | 'try';
  /** Path and query as the visitor sent them. */
  url: string;
  composition: AppManifest;
  outside: OutsidePlaces;
  shell: Release;
  release: Release | undefined;
  publicOrigin: string;
}

/**
 * A job on its way to a worker. The records of releases are long: each is sent once and referred to by name after that,
 * and the composition only when it differs from that of the previous job.
 */
export interface SentJob extends Omit<RenderJob, 'shell' | 'release' | 'composition'> {
  composition: AppManifest | undefined;
  shell: string;
  release: string | undefined;
  /** The section's number in `running`. */
  number: number;
  /** Those that the worker has not received yet. */
  records: Release[];
}

/** Something has changed: no earlier API response is used for a later page. */
export interface ClearCache {
  kind: 'clear-cache';
}

/** The result of a job. Without `html` it is a redirect to `location`. */
export interface PageAnswer {
  status: number;
  render: 'ssr' | `csr:${string}`;
  /** Bytes when it comes from a worker: they are transferred, where a string would be copied and encoded again. */
  html?: string | Uint8Array<ArrayBuffer>;
  location?: string;
  /** For the log: why the page was left to the browser. */
  error?: string;
}

export type WorkerMessage =
  | { kind: 'heartbeat' }
  | { kind: 'answer'; id: number; answer: PageAnswer }
  | { kind: 'refused'; id: number; error: string };
