import { PageHead } from '@verse/contract/react';
import { SectionSkeleton } from '../layout';
import { NotFound } from '../pages/not-found';
import { useSection } from './use-section';

/**
 * Shown for URLs that match no page. Also shown in pages rendered by the browser, until their section has been loaded.
 */
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
