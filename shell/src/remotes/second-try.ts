import type { RemoteModule } from '@verse/contract';
import type { Composition, ReleaseRef } from './composition';

/** Milliseconds. */
const ANSWER_LIMIT = 3000;

/** A section could not be brought to the page. The message is for the people who run the site. */
export class SectionUnavailable extends Error {
  override readonly name = 'SectionUnavailable';
  constructor(
    readonly section: string,
    /** Which release it was that failed; empty when there was none. */
    readonly release: string,
    cause: unknown,
  ) {
    super(`${section}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function fetchComposition(): Promise<Composition> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT) });
  if (!response.ok) throw new Error(`composition.json answered ${response.status}`);
  return (await response.json()) as Composition;
}

/** What the loader lends to those who help it. */
export interface Loading {
  section: string;
  attempt(section: string, ref: ReleaseRef): Promise<RemoteModule>;
  /** Takes over what the server says that the site is made of now. */
  adopt(composition: Composition): void;
  /** Tells the people who run the site of a release that the one before it had to stand in for. */
  report(error: SectionUnavailable): void;
}

/** For a page in which the release `failed` broke: the present one, or the one before it. @throws when there is none */
export async function anotherThan(failed: string, { section, attempt, adopt }: Loading): Promise<RemoteModule> {
  const composition = await fetchComposition();
  adopt(composition);
  const others = [composition.sections[section], composition.before?.[section]];
  const other = others.find((ref) => ref !== undefined && ref.release !== failed);
  if (!other) throw new Error(`${section} has no other release`);
  return attempt(section, other);
}

interface SecondTry extends Loading {
  /** What was tried, and why it failed. */
  known: ReleaseRef | undefined;
  failure: unknown;
}

/**
 * Asks the server for the present composition and tries that: a tab older than a redeploy heals, and a repaired section
 * comes back without a reload. What fails again gives way to the release before it, in the same navigation.
 */
async function present({ section, known, failure, attempt, adopt, report }: SecondTry): Promise<RemoteModule> {
  const composition = await fetchComposition();
  adopt(composition);
  const [current, before] = [composition.sections[section], composition.before?.[section]];
  if (!current) throw new Error('it has no active release');
  const isSilent = current.release === known?.release && /timeout|timed out/i.test(String(failure));
  try {
    // Who has waited for it once is not made to wait again while there is another.
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

/** @throws SectionUnavailable naming the release that failed */
export async function secondTry(options: SecondTry): Promise<RemoteModule> {
  const { section, known } = options;
  try {
    return await present(options);
  } catch (error) {
    throw error instanceof SectionUnavailable ? error : new SectionUnavailable(section, known?.release ?? '', error);
  }
}
