import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@verse/api-contract/time';
import { truncateText } from '@verse/api-contract/truncate-text';
import type { Log } from '../../log';
import { bufferTextBody, type ResolveClient } from '../http';
import { attributeError, type Attribution } from './attribution';

/**
 * Maximum number of reports per client per minute. A few reports about a broken page are enough; more would add no
 * information.
 */
const MAX_PER_CLIENT = 20;
/** Prevents many clients from jointly flooding the log. */
const MAX_PER_MINUTE = 1200;
/** Maximum size of a report in bytes, and maximum number of characters logged per report. */
const MAX_REPORT_BYTES = 8 * 1024;
const MAX_LOGGED = 2000;
/** Matches tokens. Links in emails carry a token, and an error message may quote the page's URL. */
const TOKEN = /token=[\w%-]+/gi;
/** Maximum number of page views with vitals per report. */
const MAX_VISITS = 8;
const MAX_COUNTERS = 12;
const MAX_AT_ONCE = 100;
/** Counter names have a fixed format, unlike the free text in reports about pages and failures. */
const COUNTER = /^[a-z]{3,12}(?:-(?:\d{1,5}|more))?$/;

type Fields = Record<string, unknown>;

interface ReportsOptions {
  log: Log;
  resolveClient: ResolveClient;
  /** Counts what a client reports about a release. */
  onReport?(attribution: Attribution, counters: Record<string, number>, request: IncomingMessage): void;
  /** The gateway's own shell release. */
  shell?: string;
  now?(): number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isTable = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseReport(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    return isTable(value) ? value : {};
  } catch {
    return {};
  }
}

/** Reports from the shell's own pages name no release, so they are attributed to the gateway's shell release. */
const releaseIn = ({ section, release }: Fields, shell: string): Attribution => ({
  section: textOf(section),
  release: textOf(release) || (section === 'shell' ? shell : ''),
});

/** Returns the release that failed and the kind of failure. */
function failureIn(report: Fields, shell: string): [Attribution, Record<string, number>][] {
  const kind = textOf(report.kind);
  if (!COUNTER.test(kind)) return [];
  const caught = report.section === undefined ? undefined : releaseIn(report, shell);
  const attribution =
    // A release whose files fail to load cannot report the failure itself, so the shell names the release that it
    // requested.
    kind === 'load'
      ? caught
      : attributeError({
          stack: textOf(report.stack),
          file: textOf(report.file),
          caught,
          shell,
          isUncaught: kind === 'uncaught' || kind === 'rejection',
        });
  return attribution ? [[attribution, { [kind]: 1 }]] : [];
}

const isCount = ([name, count]: [string, unknown]): boolean =>
  COUNTER.test(name) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= MAX_AT_ONCE;

/** Returns the page views in a report, with their vitals. */
const visitsIn = ({ visits }: Fields, shell: string): [Attribution, Record<string, number>][] =>
  (Array.isArray(visits) ? visits.slice(0, MAX_VISITS).filter(isTable) : []).map((visit) => [
    releaseIn(visit, shell),
    Object.fromEntries(
      Object.entries(isTable(visit.counters) ? visit.counters : {})
        .filter(isCount)
        .slice(0, MAX_COUNTERS),
    ) as Record<string, number>,
  ]);

/** Limits reports per minute, both per client and in total. */
function createReportLimiter({ log, now = Date.now }: ReportsOptions) {
  let minute = 0;
  let count = 0;
  const byClient = new LRUCache<string, number>({ max: 10_000 });
  return (client: string): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      count = 0;
      byClient.clear();
    }
    const sent = (byClient.get(client) ?? 0) + 1;
    byClient.set(client, sent);
    if (sent > MAX_PER_CLIENT) return false;
    count += 1;
    if (count === MAX_PER_MINUTE + 1)
      log.warn({ perMinute: MAX_PER_MINUTE }, 'error reports are dropped: too many this minute');
    return count <= MAX_PER_MINUTE;
  };
}

/**
 * Receives browser reports. Each failure becomes a log line naming the release to which it is attributed; page metrics
 * are only counted. Log lines are encoded, truncated and rate-limited, because any client may send reports.
 */
export function reportRoute(options: ReportsOptions): RequestHandler[] {
  const { log, resolveClient, onReport = () => undefined, shell = '' } = options;
  const isAllowed = createReportLimiter(options);

  function handle(body: string, request: IncomingMessage) {
    const report = parseReport(body);
    const visits = visitsIn(report, shell);
    for (const [attribution, counters] of visits) onReport(attribution, counters, request);
    if (visits.length > 0) return;
    const failures = failureIn(report, shell);
    for (const [attribution, counters] of failures) onReport(attribution, counters, request);
    const line = truncateText(body, MAX_LOGGED).replace(TOKEN, 'token=…');
    log.warn({ ...failures[0]?.[0], report: line }, 'error report');
  }

  return [
    bufferTextBody(MAX_REPORT_BYTES),
    (request, response) => {
      if (isAllowed(resolveClient(request).key)) handle(String(request.body), request);
      response.status(204).end();
    },
  ];
}
