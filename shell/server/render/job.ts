import type { ExternalLinks } from '@verse/contract/addresses';
import type { Release } from '@verse/releases';
import type { AppManifest } from '../../src/remotes/app-manifest';

export interface WorkerStart {
  /**
   * Shared with the gateway. Contains the number of the section whose code is running. 0 means that no section's code
   * is running.
   */
  running: SharedArrayBuffer;
  apiOrigins: string[];
}

export interface RenderJob {
  id: number;
  kind: 'render' | 'try';
  /** Path and query, as sent by the visitor. */
  url: string;
  composition: AppManifest;
  outside: ExternalLinks;
  shell: Release;
  release: Release | undefined;
  publicOrigin: string;
  /** Renders the page for a member who may see what guests may not; see `@verse/contract/member-view`. */
  isForMembers?: true;
}

/**
 * A job as sent to a worker. Release manifests are long, so each manifest is sent only once and referred to by name
 * afterwards. The composition is sent only if it differs from the previous job's.
 */
export interface SentJob extends Omit<RenderJob, 'shell' | 'release' | 'composition'> {
  composition: AppManifest | undefined;
  shell: string;
  release: string | undefined;
  /** The section's number in `running`. */
  number: number;
  /** Manifests that the worker has not yet received. */
  records: Release[];
}

/** Tells the worker to clear its cache of API responses because something changed. */
export interface ClearCache {
  kind: 'clear-cache';
}

/** The result of a job. If `html` is undefined, it is a redirect to `location`. */
export interface PageAnswer {
  status: number;
  render: 'ssr' | `csr:${string}`;
  /** Workers return bytes, because bytes can be transferred, whereas a string would be copied and encoded again. */
  html?: string | Uint8Array<ArrayBuffer>;
  /** Hashes of the style sheets inside the page, for its Content Security Policy: `'sha256-…'`. */
  styles?: string[];
  location?: string;
  /** The API path that decides whether a member may see a page that is a 404 for guests. */
  memberView?: string;
  /** The reason why the browser has to render the page, for the log. */
  error?: string;
}

export type WorkerMessage =
  | { kind: 'heartbeat' }
  | { kind: 'answer'; id: number; answer: PageAnswer }
  | { kind: 'refused'; id: number; error: string };
