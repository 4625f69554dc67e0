import type { RemoteModule } from '@verse/contract';
import type { AppManifest, ReleaseRef } from './app-manifest';

/** Milliseconds. */
const ANSWER_LIMIT = 3000;

/** Thrown if a section could not be loaded. The message is meant for the site's operators. */
export class SectionUnavailable extends Error {
  override readonly name = 'SectionUnavailable';
  constructor(
    readonly section: string,
    /** The release that failed, or an empty string if no release is known. */
    readonly release: string,
    cause: unknown,
  ) {
    super(`${section}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function fetchComposition(): Promise<AppManifest> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT) });
  if (!response.ok) throw new Error(`composition.json answered ${response.status}`);
  return (await response.json()) as AppManifest;
}

/** Dependencies provided by the loader. */
export interface LoaderContext {
  section: string;
  attempt(section: string, ref: ReleaseRef): Promise<RemoteModule>;
  /** Adopts the composition returned by the server. */
  adopt(composition: AppManifest): void;
  /** Reports a release that failed and was replaced by the previous one. */
  report(error: SectionUnavailable): void;
}

/**
 * Returns another release, either the active or the previous one, for a page that broke with the release `failed`.
 * @throws if there is no other release
 */
export async function loadOtherRelease(
  failed: string,
  { section, attempt, adopt }: LoaderContext,
): Promise<RemoteModule> {
  const composition = await fetchComposition();
  adopt(composition);
  const others = [composition.sections[section], composition.before?.[section]];
  const other = others.find((ref) => ref !== undefined && ref.release !== failed);
  if (!other) throw new Error(`${section} has no other release`);
  return attempt(section, other);
}

interface FallbackOptions extends LoaderContext {
  /** The release that was tried first. `failure` is its error. */
  known: ReleaseRef | undefined;
  failure: unknown;
}

/**
 * Fetches the current composition and loads the section's release from it. This lets a tab older than a deployment
 * recover, and a repaired section work again without a reload. If the current release fails too, the same navigation
 * falls back to the previous one.
 */
async function loadCurrentOrPrevious({
  section,
  known,
  failure,
  attempt,
  adopt,
  report,
}: FallbackOptions): Promise<RemoteModule> {
  const composition = await fetchComposition();
  adopt(composition);
  const current = composition.sections[section];
  const before = composition.before?.[section];
  if (!current) throw new Error('it has no active release');
  const isSilent = current.release === known?.release && /timeout|timed out/i.test(String(failure));
  try {
    // A release that timed out is not tried again if there is a previous release.
    if (isSilent && before) throw failure;
    return await attempt(section, current);
  } catch (error) {
    const unavailable = new SectionUnavailable(section, current.release, error);
    const earlier = before && (await attempt(section, before).catch(() => undefined));
    if (!earlier) throw unavailable;
    report(unavailable);
    return earlier;
  }
}

/** @throws SectionUnavailable naming the failed release */
export async function loadFallback(options: FallbackOptions): Promise<RemoteModule> {
  const { section, known } = options;
  try {
    return await loadCurrentOrPrevious(options);
  } catch (error) {
    throw error instanceof SectionUnavailable ? error : new SectionUnavailable(section, known?.release ?? '', error);
  }
}
