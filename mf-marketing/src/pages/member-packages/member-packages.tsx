import { Form, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router-dom';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { PageLink } from '@verse/contract/page-link';
import { api, PageHead, useShell } from '@verse/contract/react';
import { Button, EmptyState, PageHeader, TextField } from '@verse/ui';
import { OfferList, offersQuery, parseOffersChoice, readOffers } from '../../features/member-packages';
import { PageButton } from '../../shared/page-button';
import styles from './member-packages.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export async function loader(args: LoaderFunctionArgs) {
  const choice = parseOffersChoice(new URL(args.request.url).searchParams);
  return { ...(await readOffers(api(args), choice)), choice };
}

const LEAD = 'Creative work with a price and a delivery time. You agree with the member and pay them directly.';

export function Component() {
  const { offers, next, choice } = useLoaderData<typeof loader>();
  const { text, cursor } = choice;
  const isWhole = offersQuery(choice) === '';
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.page}>
      <PageHead title="Packages of Members" description={LEAD} place="member-packages" isListed={isWhole} />
      <PageHeader eyebrow="Services" title="Ready to buy from members" lead={LEAD}>
        <PageLink page="services">All services</PageLink>
      </PageHeader>
      <Search key={text} text={text} />
      {offers.length === 0 ? (
        <Nothing isSearched={text !== ''} />
      ) : (
        <div aria-busy={isLoading}>
          <OfferList offers={offers} as="h2" />
        </div>
      )}
      <nav className={styles.pages} aria-label="Pages">
        {cursor === null ? null : (
          <PageLink page="member-packages" query={offersQuery({ text, cursor: null })}>
            First page
          </PageLink>
        )}
        {next === null ? null : (
          <PageLink page="member-packages" query={offersQuery({ text, cursor: next })} rel="next">
            More packages
          </PageLink>
        )}
      </nav>
    </div>
  );
}

/** A plain GET form, so it also works without JavaScript. */
function Search({ text }: { text: string }) {
  const action = useShell().href('member-packages') ?? '';
  return (
    <Form className={styles.search} method="get" action={action} role="search" aria-label="Packages">
      <TextField
        label="Search packages"
        type="search"
        name="q"
        placeholder="Such as logo or film"
        maxLength={LONGEST_SEARCH}
        defaultValue={text}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  return isSearched ? (
    <EmptyState
      title="No packages match your search."
      action={
        <PageButton page="member-packages" variant="secondary">
          Show all packages
        </PageButton>
      }
    />
  ) : (
    <EmptyState title="No packages to show yet.">What members offer on their profiles appears here.</EmptyState>
  );
}
