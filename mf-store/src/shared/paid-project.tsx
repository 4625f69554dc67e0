import { PageLink } from '@verse/contract/page-link';

/** The project whose milestone an order pays for; nothing for orders of the store. */
export function PaidProject({ number, children }: { number: string | undefined; children?: string }) {
  if (number === undefined) return null;
  return (
    <p>
      It pays for a milestone of{' '}
      <PageLink page="project" params={{ number }}>
        project {number}
      </PageLink>
      . {children}
    </p>
  );
}
