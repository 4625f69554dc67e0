import { useLocation } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { SectionSkeleton } from '../frame';
import { NotFound } from '../pages/not-found';
import { sectionOf } from '../remotes/sections';

/** No page has this address; or its section is still to come, as on a page that the browser has to render. */
export function Unclaimed({ isMounted }: { isMounted: (section: string) => boolean }) {
  const section = sectionOf(useLocation().pathname);
  if (!section || isMounted(section.name)) return <NotFound />;
  return (
    <>
      <PageHead title="Creativity Verse" isListed />
      <SectionSkeleton />
    </>
  );
}
