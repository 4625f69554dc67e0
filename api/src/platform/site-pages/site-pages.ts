import { ADDRESSES, type Page } from '@verse/contract/addresses';

/** For each page with parameters that may be linked, whether the thing that it shows exists. */
export type PageSources = Partial<Record<Page, (parameter: string) => boolean | Promise<boolean>>>;

/** Whether a path of this site leads to an existing page. An anchor is ignored. */
export type IsPage = (path: string) => Promise<boolean>;

/** Pages that mean nothing without a token or without what the visitor did before. */
const WITHOUT_USE: ReadonlySet<string> = new Set<Page>([
  'verify-email',
  'email-verified',
  'reset-password',
  'waiting-list-confirm',
  'waiting-list-leave',
  'organisation-invitation',
  'judge-invitation',
]);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Returns the only parameter of the path, or undefined if the path does not match. */
function parameterOf(pattern: string, path: string): string | undefined {
  const [start = '', end] = pattern.split(/:\w+/);
  if (end !== '' || !path.startsWith(start)) return undefined;
  const segment = path.slice(start.length);
  return segment === '' || segment.includes('/') ? undefined : decode(segment);
}

/** For links that staff write: accepts fixed pages, and pages of the given sources. */
export function createSitePages(sources: () => PageSources): IsPage {
  const fixed = new Set<string>(
    Object.entries(ADDRESSES).flatMap(([page, path]) => (path.includes(':') || WITHOUT_USE.has(page) ? [] : [path])),
  );
  const unusable = new Set<string>([...WITHOUT_USE].map((page) => ADDRESSES[page as Page]));
  return async (typed) => {
    const [path = ''] = typed.split('#');
    if (unusable.has(path)) return false;
    if (fixed.has(path)) return true;
    for (const [page, exists] of Object.entries(sources())) {
      const parameter = parameterOf(ADDRESSES[page as Page], path);
      if (parameter !== undefined) return exists(parameter);
    }
    return false;
  };
}
