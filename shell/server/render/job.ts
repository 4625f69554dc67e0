import type { OutsidePlaces } from '@verse/contract/addresses';
import type { Release } from '@verse/releases';
import type { Composition } from '../../src/remotes/composition';

/** What a worker is started with. */
export interface WorkerStart {
  /** Shared with the gateway: which section's code runs now, as its place in SECTIONS plus one. */
  mark: SharedArrayBuffer;
  apiOrigins: string[];
}

/** A page to render. The release travels by name; the worker reads it from the releases folder. */
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

/** What became of it. Without `html` it is a redirect to `location`. */
export interface PageAnswer {
  status: number;
  render: 'ssr' | `csr:${string}`;
  html?: string;
  location?: string;
  /** For the log: why the page was left to the browser. */
  error?: string;
}

export type WorkerMessage =
  | { kind: 'beat' }
  | { kind: 'answer'; id: number; answer: PageAnswer }
  | { kind: 'refused'; id: number; error: string };
