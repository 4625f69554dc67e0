import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router-dom';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { defineFilters, text, useFilters } from '@verse/contract/filters';
import { PageLink } from '@verse/contract/page-link';
import { api, PageHead } from '@verse/contract/react';
import { EmptyState, FilterBar, PageHeader } from '@verse/ui';
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
  const { text: searched, cursor } = choice;
  const isWhole = offersQuery(choice) === '';
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.page}>
      <PageHead title="Ready to buy from members" description={LEAD} place="member-packages" isListed={isWhole} />
      <PageHeader title="Ready to buy from members" lead={LEAD}>
        <PageButton page="services" variant="secondary">
          All services
        </PageButton>
      </PageHeader>
      <Search />
      {offers.length === 0 ? (
        <Nothing isSearched={searched !== ''} />
      ) : (
        <div aria-busy={isLoading}>
          <OfferList offers={offers} as="h2" />
        </div>
      )}
      <nav className={styles.pages} aria-label="Pages">
        {cursor === null ? null : (
          <PageLink page="member-packages" query={offersQuery({ text: searched, cursor: null })}>
            First page
          </PageLink>
        )}
        {next === null ? null : (
          <PageLink page="member-packages" query={offersQuery({ text: searched, cursor: next })} rel="next">
            More packages
          </PageLink>
        )}
      </nav>
    </div>
  );
}

const PACKAGE_FILTERS = defineFilters({ q: text() });
const PAUSE_MS = 300;

function Search() {
  const { field } = useFilters(PACKAGE_FILTERS, { pauseMs: PAUSE_MS });
  return (
    <FilterBar
      label="Packages"
      search={{
        label: 'Search packages',
        placeholder: 'Such as logo or film',
        maxLength: LONGEST_SEARCH,
        ...field('q'),
      }}
    />
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
