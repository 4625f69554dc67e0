import type { Failure } from '@verse/api-contract/operations/sections.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import type { Report } from '@verse/contract';

export interface OpenPage {
  section: string;
  /** Empty for the shell's own release, which the gateway knows. */
  release: string;
}

/** A failure and, if the shell knows it, its kind. */
export interface ErrorReport extends Report {
  kind?: Failure;
  /** The file in which an error without a stack occurred. */
  file?: string;
}

/** Maximum number of reports per page. More reports about the same failure would add no information. */
const PER_PAGE = 30;
const PER_MINUTE = 10;
const LONGEST = 1500;
const STACK_LENGTH = 4000;

let sentTimes: number[] = [];
let count = 0;

function isTooMuch(now: number): boolean {
  sentTimes = sentTimes.filter((time) => time > now - MINUTE_MS);
  if (count >= PER_PAGE || sentTimes.length >= PER_MINUTE) return true;
  sentTimes.push(now);
  count += 1;
  return false;
}

/**
 * Returns a failure's kind. An API error is not a failure of the release that shows it. A file that fails to load is a
 * separate kind.
 */
function toFailureKind(error: Error, kind: Failure): Failure {
  if (error.name === 'ApiError') return 'reported';
  return ['SectionUnavailable', 'ChunkLoadError'].includes(error.name) ? 'load' : kind;
}

/**
 * Describes an uncaught error. The event may contain no error object: for scripts from other origins, the browser hides
 * the error, and a promise may be rejected with any value.
 */
function describeUncaught(event: ErrorEvent | PromiseRejectionEvent): ErrorReport {
  if ('reason' in event) return { error: event.reason, during: 'running', kind: 'rejection' };
  return { error: event.error ?? event.message, during: 'running', kind: 'uncaught', file: event.filename };
}

/**
 * Reports a failure, and where it was caught, to the site's operators. The number of reports per page and per minute is
 * limited.
 */
export function sendErrorReport(what: ErrorReport | ErrorEvent | PromiseRejectionEvent, open: OpenPage): void {
  if (isTooMuch(performance.now())) return;
  const { error, during, kind = 'reported', file = '' } = 'type' in what ? describeUncaught(what) : what;
  const failure = error instanceof Error ? error : new Error(String(error), { cause: 'no error' });
  const { message, stack = '', section, release } = failure as Error & Partial<OpenPage>;
  const report = {
    kind: toFailureKind(failure, kind),
    section: section ?? open.section,
    release: release ?? open.release,
    during,
    message: message.slice(0, LONGEST),
    // The stack of an error created here is omitted, because it would attribute the failure to the shell.
    stack: failure === error ? stack.slice(0, STACK_LENGTH) : '',
    file,
    page: window.location.pathname,
  };
  navigator.sendBeacon('/report', JSON.stringify(report));
}
