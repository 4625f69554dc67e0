import { PageHead } from '@verse/contract/react';
import site from './site.json';

/** Metadata of a page that `site.json` describes. */
export function SiteHead({ place }: { place: keyof typeof site.meta }) {
  return <PageHead {...site.meta[place]} place={place} />;
}
