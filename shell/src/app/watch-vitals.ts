import { counterOf, VIEWS, type Vital } from '@verse/api-contract/operations/sections.values';
import type { OpenPage } from '../shell-api/send-error-report';
import type { RouterHost } from './router-host';

/** Milliseconds. Shorter interactions are not measured, because their delay is imperceptible. */
const MIN_DURATION_MS = 40;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Tap extends PerformanceEntry {
  interactionId?: number;
}

interface Visit {
  open: OpenPage;
  views: number;
  vitals: Partial<Record<Vital, number>>;
}

function observe(type: string, listener: (entry: never) => void, options: object = {}) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => listener(entry as never))).observe({
    type,
    buffered: true,
    ...options,
  });
}

/**
 * Counts page views with their loading, stability and responsiveness metrics, per release. The counts are sent once the
 * page is left or hidden. They are rounded to coarse steps and contain no information about the visitor or the URL.
 */
export function watchVitals(getOpenPage: () => OpenPage, host: RouterHost): void {
  let visits = new Map<string, Visit>();
  const visit = (): Visit => {
    const open = getOpenPage();
    const key = open.section + open.release;
    const entry = visits.get(key) ?? { open, views: 0, vitals: {} };
    visits.set(key, entry);
    return entry;
  };
  const first = visit();
  first.views = 1;
  let { pathname } = window.location;
  host.onState(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    visit().views += 1;
  });

  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    first.vitals.lcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }: Shift) => {
    const { vitals } = visit();
    vitals.cls = (vitals.cls ?? 0) + (hadRecentInput ? 0 : value * 1000);
  });
  observe(
    'event',
    ({ interactionId, duration }: Tap) => {
      if (!interactionId) return;
      const { vitals } = visit();
      vitals.inp = Math.max(vitals.inp ?? 0, duration);
    },
    { durationThreshold: MIN_DURATION_MS },
  );

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const reported = [...visits.values()].flatMap(({ open, views, vitals }) => {
      const steps = Object.entries(vitals).map(([vital, value]) => [counterOf(vital as Vital, value), 1]);
      const counters = Object.fromEntries([...(views > 0 ? [[VIEWS, views]] : []), ...steps]) as Record<string, number>;
      return Object.keys(counters).length > 0 ? [{ ...open, counters }] : [];
    });
    visits = new Map();
    if (reported.length > 0) navigator.sendBeacon('/report', JSON.stringify({ visits: reported.slice(-8) }));
  });
}
