import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import type { OwnProfile } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { definePage } from '@verse/contract/define-page';
import { api, PageHead, useShell } from '@verse/contract/react';
import { Alert, ButtonLink, Cluster, PageHeader, Stack } from '@verse/ui';
import { HandleForm, PicturesForm, ProfileForm, WorksEditor } from '../../features/own-profile';
import { LazyStart, useStartStep } from '../../features/start';
import { AS_VISITOR } from '../../shared/as-visitor';
import { LoadFailure } from '../../shared/load-failure';
import { UnsavedChanges } from '../../shared/unsaved-changes';

const loadProfile = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/me/profile');

/** Returns whether a public profile has content but shows none of it to guests. */
function isEmptyForGuests({ visibility, shownTo, bio, skills, works }: OwnProfile): boolean {
  const parts = { bio: bio !== '', skills: skills.length > 0, works: works.length > 0 };
  const filled = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]);
  return visibility === 'everybody' && filled.length > 0 && filled.every((part) => shownTo[part] !== 'everybody');
}

/** The name of the profile, and where it can be changed. */
const NameHint = ({ name }: Pick<OwnProfile, 'name'>) => (
  <>
    {name}. Change your name in the <Link to={useShell().href('settings') ?? ''}>settings</Link>.
  </>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadProfile,
  Frame: ({ data, children }) => (
    <Stack gap={6}>
      <PageHead title="Your profile" description="How people see you." place="profile" />
      {useStartStep() && data ? null : (
        <PageHeader title="Your profile" lead={data ? <NameHint name={data.name} /> : undefined} />
      )}
      {children}
    </Stack>
  ),
  View: ({ data: profile }) => {
    const { href } = useShell();
    const step = useStartStep();
    const page = href('member', { handle: profile.handle }) ?? '';
    if (step) return <LazyStart profile={profile} step={step} />;
    return (
      <>
        <Cluster gap={3}>
          <ButtonLink as={Link} to={page} variant="secondary">
            View your page
          </ButtonLink>
          <ButtonLink as={Link} to={`${page}?${AS_VISITOR}`} variant="secondary">
            View as visitor
          </ButtonLink>
          <ButtonLink as={Link} to={href('packages') ?? ''} variant="secondary">
            What I offer
          </ButtonLink>
        </Cluster>
        {isEmptyForGuests(profile) ? (
          <Alert>
            <p>
              Without an account, clients see only your name. Choose “Open to clients” below to show your bio, skills
              and works.
            </p>
          </Alert>
        ) : null}
        <UnsavedChanges>
          <WorksEditor works={profile.works} />
          <PicturesForm profile={profile} />
          <ProfileForm profile={profile} />
          <HandleForm profile={profile} />
        </UnsavedChanges>
      </>
    );
  },
  failed: (
    <LoadFailure title="Your profile could not be loaded." during="loading the own profile">
      {null}
    </LoadFailure>
  ),
});
