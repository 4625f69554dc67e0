import { PRIVACY } from '@verse/contract/legal';
import { PageHead } from '@verse/contract/react';
import { LegalText } from '../../features/legal';
import head from './head.json';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export function Component() {
  return (
    <>
      <PageHead {...head} place="privacy" />
      <LegalText title="Privacy Policy" clauses={PRIVACY} />
    </>
  );
}
