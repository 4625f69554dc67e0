import { PageHead } from './page-head';
import site from './site.json';

/** The head of a page that `site.json` describes. */
export function SiteHead({ path }: { path: keyof typeof site.meta }) {
  return <PageHead {...site.meta[path]} path={path} />;
}
