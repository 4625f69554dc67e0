import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { can } from '@verse/api-contract/rights';
import type { FixedPage } from '@verse/contract/addresses';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, FailureCard, PageHeader } from '@verse/ui';
import { LoadingOutline } from './loading-outline';
import outline from './loading-outline.module.scss';
import { usePersonalData } from './personal-data';
import styles from './personal-page.module.scss';

interface Missing {
  title: string;
  text: string;
}

interface PersonalPageProps<T> {
  title: string;
  lead?: string;
  pageName?: FixedPage;
  /** Shown if the API responds with 404. */
  missing?: Missing;
  children: (value: T) => ReactNode;
}

/** A personal page in all its states: loading, loaded, forbidden, missing, failed. */
export function PersonalPage<T>({ title, lead, pageName, children, ...rest }: PersonalPageProps<T>) {
  const { result, isLoading, reload } = usePersonalData<T>();
  if (result?.ok)
    return (
      <Frame pageName={pageName} title={title}>
        {children(result.value)}
      </Frame>
    );
  return (
    <Frame pageName={pageName} title={title}>
      <PageHeader title={title} lead={lead} />
      {result ? (
        <NotShown failure={result} isLoading={isLoading} reload={reload} {...rest} />
      ) : (
        <LoadingOutline status="Loading…">This page needs JavaScript. Please turn it on for this site.</LoadingOutline>
      )}
    </Frame>
  );
}

function Frame({ title, pageName, children }: { title: string; pageName: FixedPage | undefined; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description="Only you can see this page."
        isListed={false}
        {...(pageName ? { place: pageName } : {})}
      />
      {children}
    </div>
  );
}

interface NotShownProps {
  failure: { status: number; message: string };
  missing?: Missing;
  isLoading: boolean;
  reload: () => void;
}

function NotShown({ failure: { status, message }, missing, isLoading, reload }: NotShownProps) {
  const isGuest = useSession().status === 'guest';
  const found = status === 404 ? missing : undefined;
  if (status === 401 || status === 403 || status === 404)
    return (
      <div className={outline.outline}>
        <EmptyState title={found?.title ?? message} action={isGuest ? <SignIn /> : status === 403 ? <Staff /> : null}>
          {found?.text}
        </EmptyState>
      </div>
    );
  return (
    <FailureCard title="The page could not be loaded." onRetry={reload} isRetrying={isLoading}>
      {message}
    </FailureCard>
  );
}

/** Links staff who may not use this page to the pages that they may use. */
function Staff() {
  const staff = useShell().href('staff');
  const { user } = useSession();
  if (!staff || !can(user?.role, 'staff.see-desks')) return null;
  return (
    <ButtonLink variant="secondary" href={staff}>
      Show your desks
    </ButtonLink>
  );
}

function SignIn() {
  const { pathname, search, hash } = useLocation();
  const signIn = useShell().href('sign-in');
  if (!signIn) return null;
  return (
    <ButtonLink variant="secondary" href={`${signIn}?next=${encodeURIComponent(pathname + search + hash)}`}>
      Sign in
    </ButtonLink>
  );
}
