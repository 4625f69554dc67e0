import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { JobSearchQuery } from '@verse/api-contract/api';
import { useSession } from '@verse/contract/react';
import { Button, ButtonLink, Cluster } from '@verse/ui';
import { useActionHref, useReturn } from '../../../shared/guest-action';
import { type JobFilters, toSearchQuery } from '../job-filters';
import { feedOf } from './job-searches.api';

const SaveSearchDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-save-search" */ './save-search-dialog');
  return { default: dialog.SaveSearchDialog };
});

const ACT = 'search';

/**
 * Saves the current search, so that the member is notified of new jobs. The search's feed can be used without an
 * account.
 */
export function SaveSearch({ filters }: { filters: JobFilters }) {
  const isMember = useSession().status === 'member';
  const query = toSearchQuery(filters);
  if (!query || filters.of) return null;
  return (
    <Cluster gap={2}>
      {isMember ? <Save query={query} /> : <SignInToSave />}
      <ButtonLink href={feedOf(query)} variant="quiet" size="small" type="application/rss+xml">
        Feed of this search
      </ButtonLink>
    </Cluster>
  );
}

function Save({ query }: { query: JobSearchQuery }) {
  const [isOpen, setOpen] = useState(false);
  useReturn(ACT, () => setOpen(true));
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Save this search
      </Button>
      {isOpen ? (
        <Suspense>
          <SaveSearchDialog query={query} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const SignInToSave = () => (
  <ButtonLink as={Link} to={useActionHref(ACT)} variant="secondary" size="small">
    Sign in to save this search
  </ButtonLink>
);
