import { PageHead } from '@verse/contract/react';
import { Hire } from '../../features/hiring';
import { PublicPage } from '../../shared/public-page';

export const Component = () => (
  <PublicPage>
    <PageHead
      title="Hire creatives"
      description="Post a job for free. Every job shows its pay, and everyone who applies gets an answer."
      place="hire"
      card="page/hire"
    />
    <Hire />
  </PublicPage>
);
