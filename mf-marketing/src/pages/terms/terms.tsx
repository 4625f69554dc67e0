import { TERMS } from '@verse/contract/legal';
import { LegalText } from '../../features/legal';
import { SiteHead } from '../../shared/site-head';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export function Component() {
  return (
    <>
      <SiteHead place="terms" />
      <LegalText title="Terms of Service" clauses={TERMS} />
    </>
  );
}
