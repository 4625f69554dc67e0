import { PageHead } from '@verse/contract/react';
import { SectionSkeleton } from '../frame';
import { NotFound } from '../pages/not-found';
import { useSection } from './use-section';

/** No page has this address; or its section is still to come, as on a page that the browser has to render. */
export function Unclaimed({ isMounted }: { isMounted: (section: string) => boolean }) {
  const section = useSection();
  if (!section || isMounted(section.name)) return <NotFound />;
  return (
    <>
      <PageHead title="Creativity Verse" isListed />
      <SectionSkeleton />
    </>
  );
}
