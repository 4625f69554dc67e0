import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { loadSections, SectionsList } from '../../features/sections';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadSections,
  Frame: ({ children }) => (
    <VersePage
      place="sections"
      title="Sections"
      description="How each release is doing."
      lead="What’s live, who shipped it, and how it’s doing after fourteen days."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <SectionsList sections={data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only admins can open this page." />}>
      <LoadFailure title="The sections could not be loaded." during="loading the sections">
        The site runs as before. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
