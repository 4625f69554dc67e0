import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type loadPromotionDesk, PromotionDesk } from '../../features/promotions';
import { StaffLink } from '../../shared/staff-link';
import { StaffPageFailure } from '../../shared/staff-page-failure';
import { VersePage } from '../../shared/verse-page';

export { loadPromotionDesk as loader } from '../../features/promotions';

export function Component() {
  return (
    <Page>
      <PromotionDesk {...useLoaderData<typeof loadPromotionDesk>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <StaffPageFailure
        forbidden="Only editors can edit the offers."
        title="The offers could not be loaded."
        during="loading the offers"
      >
        They are safe on the server. Please try again.
      </StaffPageFailure>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <VersePage
    place="promotions"
    title="Offers on the dashboard"
    description="The offers that members see on their dashboard."
    lead="Members see an offer while it is valid and its page exists."
    back={<StaffLink />}
    isNarrow
  >
    {children}
  </VersePage>
);
