import type { OutsidePlaces } from '@verse/contract/addresses';
import type { Release } from '@verse/releases';
import type { Composition } from '../../src/remotes/composition';

/** What a worker is started with. */
export interface WorkerStart {
  /** Shared with the gateway: which section's code runs now, by its number; 0 is none's. */
  mark: SharedArrayBuffer;
  apiOrigins: string[];
}

/** A page to render. */
export interface RenderJob {
  id: number;
  kind: 'render' | 'try';
  /** Path and query as the visitor sent them. */
  url: string;
  composition: Composition;
  outside: OutsidePlaces;
  shell: Release;
  release: Release | undefined;
  publicOrigin: string;
}

/**
 * A job on its way to a worker: the records of releases, which are long, travel once and are called by name after that,
 * and the composition only when it is another than that of the job before.
 */
export interface SentJob extends Omit<RenderJob, 'shell' | 'release' | 'composition'> {
  composition: Composition | undefined;
  shell: string;
  release: string | undefined;
  /** What the section is called in the mark. */
  number: number;
  /** Those that the worker has not been told yet. */
  records: Release[];
}

/** Something has changed: no answer of the API from before is used for a later page. */
export interface Forget {
  kind: 'forget';
}

/** What became of it. Without `html` it is a redirect to `location`. */
export interface PageAnswer {
  status: number;
  render: 'ssr' | `csr:${string}`;
  /** Bytes when it comes from a worker: they are handed over, where a text would be copied and written anew. */
  html?: string | Uint8Array<ArrayBuffer>;
  location?: string;
  /** For the log: why the page was left to the browser. */
  error?: string;
}

export type WorkerMessage =
  | { kind: 'beat' }
  | { kind: 'answer'; id: number; answer: PageAnswer }
  | { kind: 'refused'; id: number; error: string };
