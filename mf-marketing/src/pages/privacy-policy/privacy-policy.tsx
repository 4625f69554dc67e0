import { PRIVACY } from '@verse/contract/legal';
import { LegalText } from '../../features/legal';
import { SiteHead } from '../../shared/site-head';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export function Component() {
  return (
    <>
      <SiteHead place="privacy" />
      <LegalText title="Privacy Policy" clauses={PRIVACY} />
    </>
  );
}
