import { PageHead } from '@verse/contract/react';
import { SectionSkeleton } from '../layout';
import { NotFound } from '../pages/not-found';
import { useSection } from './use-section';

/** Shown for a URL without a page, or until its section is loaded on a page that the browser renders. */
export function NotFoundRoute({ isMounted }: { isMounted: (section: string) => boolean }) {
  const section = useSection();
  if (!section || isMounted(section.name)) return <NotFound />;
  return (
    <>
      <PageHead title="Creativity Verse" isListed />
      <SectionSkeleton />
    </>
  );
}
