import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { loadPromotionDesk, PromotionDesk } from '../../features/promotions';
import { LoadFailure } from '../../shared/load-failure';
import { StaffLink } from '../../shared/staff-link';
import { StaffOnly } from '../../shared/staff-only';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPromotionDesk,
  Frame: ({ children }) => (
    <VersePage
      place="promotions"
      title="Offers on the dashboard"
      description="Offers on the dashboard."
      lead="Members see an offer while it’s valid and its page exists."
      back={<StaffLink />}
      isNarrow
    >
      {children}
    </VersePage>
  ),
  View: ({ data }) => <PromotionDesk {...data} />,
  failed: (
    <PageFailure forbidden={<StaffOnly title="Only editors can edit the offers." />}>
      <LoadFailure title="The offers could not be loaded." during="loading the offers">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  ),
});
