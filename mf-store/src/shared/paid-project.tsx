import { PageLink } from '@verse/contract/page-link';

/** Links to the project whose milestone an order pays for; renders nothing for other orders. */
export function PaidProject({ number, children }: { number: string | undefined; children?: string }) {
  if (number === undefined) return null;
  return (
    <p>
      Payment for a milestone of{' '}
      <PageLink page="project" params={{ number }}>
        project {number}
      </PageLink>
      . {children}
    </p>
  );
}
