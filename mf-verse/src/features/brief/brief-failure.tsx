import { Link } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { ButtonLink, FailureCard, PageHeader } from '@verse/ui';
import { useIsMissing } from '../../shared/load-failure';

/** Shown in place of the form if the seller does not exist or could not be loaded. */
export function BriefFailure() {
  const isMissing = useIsMissing();
  return isMissing ? <Missing /> : <Unreachable />;
}

const Missing = () => (
  <>
    <PageHead title="Seller not found" description="A brief for a seller." isListed={false} />
    <PageHeader title="Seller not found" lead="This address belongs to no seller whom you can write to.">
      <ButtonLink as={Link} to={useShell().href('people') ?? ''}>
        Find people
      </ButtonLink>
    </PageHeader>
  </>
);

const Unreachable = () => (
  <>
    <PageHead title="Brief" description="A brief for a seller." isListed={false} />
    <FailureCard title="The form could not be loaded." titleAs="h1" {...useLoadFailure('loading the form of a brief')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </>
);
