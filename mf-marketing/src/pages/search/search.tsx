import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { api, PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import {
  EmptySearch,
  foundText,
  GROUP_NAMES,
  GroupLinks,
  NoResults,
  parseSearchChoice,
  readResults,
  ResultGroup,
  SearchForm,
  searchQuery,
  useOwnResults,
} from '../../features/site-search';
import styles from './search.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export async function loader(args: LoaderFunctionArgs) {
  const choice = parseSearchChoice(new URL(args.request.url).searchParams);
  const results = await readResults(api(args), choice);
  return { choice, results, isFromServer: typeof document === 'undefined' };
}

const LEAD = 'People, their work, and everything else on Creativity Verse.';

export function Component() {
  const { choice, results, isFromServer } = useLoaderData<typeof loader>();
  const isLoading = useNavigation().state === 'loading';
  useOwnResults(isFromServer);
  const title = choice.q === '' ? 'Search' : `Search: ${choice.q}`;
  return (
    <div className={styles.page}>
      <PageHead title={title} description={LEAD} place="search" isListed={false} />
      <PageHeader title="Search" lead={LEAD} />
      <SearchForm found={choice.q === '' ? undefined : foundText(results)} />
      <div className={styles.results} aria-busy={isLoading}>
        {choice.q === '' ? <EmptySearch /> : <Results />}
      </div>
    </div>
  );
}

function Results() {
  const { choice, results } = useLoaderData<typeof loader>();
  const { group } = choice;
  const isEmpty = results.groups.length === 0;
  return (
    <>
      <Corrected />
      {isEmpty && group === null ? null : <GroupLinks q={results.q} group={group} found={results.groups} />}
      {isEmpty ? <NoResults q={choice.q} groupName={group === null ? undefined : GROUP_NAMES[group]} /> : null}
      <div className={styles.groups}>
        {results.groups.map((found) => (
          <div key={found.group} className={found.group === 'works' || group !== null ? styles.wide : undefined}>
            <ResultGroup q={results.q} found={found} isAlone={group !== null} />
          </div>
        ))}
      </div>
      <Pager />
    </>
  );
}

/** Shown if the typed words returned no results and similar words were searched for instead. */
function Corrected() {
  const { choice, results } = useLoaderData<typeof loader>();
  if (results.corrected === null) return null;
  return (
    <p className={styles.corrected} role="status">
      Showing results for <strong dir="auto">{results.q}</strong>.{' '}
      <PageLink page="search" query={searchQuery({ ...choice, isLiteral: true, cursor: null })}>
        Search for “{results.corrected}” instead
      </PageLink>
    </p>
  );
}

/** Pagination within a group. The cursor is only valid for the words that were actually searched for. */
function Pager() {
  const { choice, results } = useLoaderData<typeof loader>();
  const { group, cursor } = choice;
  if (group === null || (cursor === null && results.next === null)) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {cursor === null ? null : (
        <PageLink page="search" query={searchQuery({ q: results.q, group })}>
          First page
        </PageLink>
      )}
      {results.next === null ? null : (
        <PageLink page="search" query={searchQuery({ q: results.q, group, cursor: results.next })} rel="next">
          More results
        </PageLink>
      )}
    </nav>
  );
}
