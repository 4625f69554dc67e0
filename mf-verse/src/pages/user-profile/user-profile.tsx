import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom';
import type { OwnProfile } from '@verse/api-contract/profiles';
import { api, PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, FailureCard, PageHeader } from '@verse/ui';
import {
  actOnWork,
  HandleForm,
  PicturesForm,
  ProfileForm,
  saveHandle,
  savePicture,
  saveProfile,
  saveWork,
  WorksEditor,
} from '../../features/own-profile';
import { type FormAction, type FormOutcome, textOf } from '../../shared/form-outcome';
import { UnsavedChanges } from '../../shared/unsaved-changes';
import { useFailureReport } from '../../shared/use-failure-report';
import styles from './user-profile.module.scss';

export const loader = (args: LoaderFunctionArgs): Promise<OwnProfile> => api(args)<OwnProfile>('/api/me/profile');

const ACTIONS = new Map<string, FormAction>([
  ['profile', saveProfile],
  ['handle', saveHandle],
  ['picture', savePicture],
  ['work', saveWork],
  ['work-act', actOnWork],
]);

export async function action(args: ActionFunctionArgs): Promise<FormOutcome<unknown>> {
  const form = await args.request.formData();
  const act = ACTIONS.get(textOf(form, 'intent'));
  if (!act) throw new Response('Unknown form', { status: 400 });
  return act(args, form);
}

export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  const profile = useLoaderData<OwnProfile>();
  const { href } = useShell();
  return (
    <Page
      lead={
        <>
          You are {profile.name}. Your name is changed in the <Link to={href('settings') ?? ''}>settings</Link>.
        </>
      }
    >
      <ButtonLink
        className={styles.view}
        as={Link}
        to={href('member', { handle: profile.handle }) ?? ''}
        variant="secondary"
      >
        View your page
      </ButtonLink>
      <UnsavedChanges>
        <PicturesForm profile={profile} />
        <ProfileForm profile={profile} />
        <WorksEditor works={profile.works} />
        <HandleForm profile={profile} />
      </UnsavedChanges>
    </Page>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  useFailureReport('loading the own profile');
  return (
    <Page>
      <FailureCard
        title="Your profile could not be loaded."
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </Page>
  );
}

function Page({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Your profile" description="What you show of yourself." place="profile" />
      <PageHeader title="Your profile" lead={lead} />
      {children}
    </div>
  );
}
