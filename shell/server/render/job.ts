import type { ExternalLinks } from '@verse/contract/addresses';
import type { Release } from '@verse/releases';
import type { AppManifest } from '../../src/remotes/app-manifest';

export interface WorkerStart {
  /** Shared with the gateway: the number of the section whose code runs now; 0 means none. */
  running: SharedArrayBuffer;
  apiOrigins: string[];
}

export interface RenderJob {
  id: number;
  kind: 'render' | 'try';
  /** Path and query as the visitor sent them. */
  url: string;
  composition: AppManifest;
  outside: ExternalLinks;
  shell: Release;
  release: Release | undefined;
  publicOrigin: string;
}

/**
 * A job as it is sent to a worker. Release manifests are long, so each is sent once and then referred to by name; the
 * composition is sent only when it differs from the previous job's.
 */
export interface SentJob extends Omit<RenderJob, 'shell' | 'release' | 'composition'> {
  composition: AppManifest | undefined;
  shell: string;
  release: string | undefined;
  /** The section's number in `running`. */
  number: number;
  /** Manifests that the worker has not received yet. */
  records: Release[];
}

/** Clears the cache of API responses because something has changed. */
export interface ClearCache {
  kind: 'clear-cache';
}

/** The result of a job. Without `html` it is a redirect to `location`. */
export interface PageAnswer {
  status: number;
  render: 'ssr' | `csr:${string}`;
  /**
   * Bytes when it comes from a worker, because they are transferred, while a string would be copied and encoded again.
   */
  html?: string | Uint8Array<ArrayBuffer>;
  location?: string;
  /** Why the browser has to render the page, for the log. */
  error?: string;
}

export type WorkerMessage =
  | { kind: 'heartbeat' }
  | { kind: 'answer'; id: number; answer: PageAnswer }
  | { kind: 'refused'; id: number; error: string };
