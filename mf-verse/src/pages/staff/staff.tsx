import { DeskList, loadDesks } from '../../features/staff';
import { definePage } from '../../shared/define-page';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadDesks,
  Frame: ({ children }) => (
    <VersePage
      place="staff"
      title="Staff"
      description="What waits for the team."
      lead="What waits for the team, and where to work on it."
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <DeskList {...data} />,
  forbidden: <StaffOnly title="Only the team can open this page." />,
  failed: {
    title: 'The desks could not be loaded.',
    text: 'Please try again.',
    during: 'loading the desks',
  },
});
