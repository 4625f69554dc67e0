import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FixedPage } from '@verse/contract/addresses';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, FailureCard, PageHeader, Skeleton } from '@verse/ui';
import styles from './personal-page.module.scss';
import { usePersonal } from './use-personal';

interface Missing {
  title: string;
  text: string;
}

interface PersonalPageProps<T> {
  title: string;
  lead?: string;
  place?: FixedPage;
  /** What the page says where there is no such thing. */
  missing?: Missing;
  children: (value: T) => ReactNode;
}

/** A page for one person, with the faces of one that is under way, refused, missing or broken. */
export function PersonalPage<T>({ title, lead, place, children, ...rest }: PersonalPageProps<T>) {
  const { outcome, isLoading, reload } = usePersonal<T>();
  if (outcome?.ok)
    return (
      <Frame place={place} title={title}>
        {children(outcome.value)}
      </Frame>
    );
  return (
    <Frame place={place} title={title}>
      <PageHeader title={title} lead={lead} />
      {outcome ? (
        <Refused refusal={outcome} isLoading={isLoading} reload={reload} {...rest} />
      ) : (
        <div className={styles.outline}>
          <p role="status">Loading…</p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <noscript>This page needs scripts, which are switched off in this browser.</noscript>
        </div>
      )}
    </Frame>
  );
}

function Frame({ title, place, children }: { title: string; place: FixedPage | undefined; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description="Only you can see this page."
        isListed={false}
        {...(place ? { place } : {})}
      />
      {children}
    </div>
  );
}

interface RefusedProps {
  refusal: { status: number; message: string };
  missing?: Missing;
  isLoading: boolean;
  reload: () => void;
}

function Refused({ refusal: { status, message }, missing, isLoading, reload }: RefusedProps) {
  const isGuest = useSession().status === 'guest';
  const found = status === 404 ? missing : undefined;
  if (status === 401 || status === 403 || status === 404)
    return (
      <div className={styles.outline}>
        <EmptyState title={found?.title ?? message} action={isGuest ? <SignIn /> : null}>
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
