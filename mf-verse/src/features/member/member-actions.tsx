import { Link } from 'react-router-dom';
import type { MemberProfile, OfferedPackage } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { CURRENCIES } from '@verse/api-contract/money';
import { pricesText } from '@verse/api-contract/work/package-texts';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useSignInHref } from '../../shared/use-sign-in-href';
import { Contact } from './contact';
import { LazyFollow, LazyMemberMenu } from './lazy-member-menu';
import type { MemberPage } from './member.api';
import styles from './member-actions.module.scss';

interface MemberBarProps {
  profile: MemberProfile;
  page: Pick<MemberPage, 'own' | 'packages' | 'reviews'>;
  /** Called with the new number of followers. */
  onFollow: (followers: number) => void;
}

/** The lowest price in each currency. */
function lowest(packages: readonly OfferedPackage[]): string {
  const prices: Record<string, number> = {};
  for (const currency of CURRENCIES) {
    const all = packages.flatMap((one) => one.prices[currency] ?? []);
    if (all.length > 0) prices[currency] = Math.min(...all);
  }
  return pricesText(prices);
}

/**
 * Price, reply time and the ways to hire, in a bar that stays. Guests who follow are sent to the sign-in page and
 * return to the profile after signing in.
 */
export function MemberBar({ profile, page: { own, packages, reviews }, onFollow }: MemberBarProps) {
  const { href } = useShell();
  const { status } = useSession();
  const price = lowest(packages);
  const hours = reviews.record.response?.hours;
  const brief = href('brief');
  return (
    <div className={styles.bar} role="group" aria-label="Hire">
      <p className={styles.facts}>
        {price ? <b>From {price}</b> : null}
        {hours ? <span>Replies within {formatCount(hours, 'hour')}</span> : null}
      </p>
      {own?.isSelf ? (
        <ButtonLink as={Link} to={href('profile') ?? ''} variant="secondary">
          Edit profile
        </ButtonLink>
      ) : (
        <>
          {own ? (
            <LazyFollow key={profile.id} profile={profile} isFollowed={own.isFollowed} onFollow={onFollow} />
          ) : null}
          {status === 'member' ? null : <FollowAsGuest />}
          {profile.isSample || !brief ? null : (
            <ButtonLink as={Link} to={`${brief}?to=${profile.handle}`}>
              Send a brief
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

/** Further ways to reach a member. */
export const MemberContact = ({ profile, own }: { profile: MemberProfile; own: MemberPage['own'] }) =>
  own?.isSelf ? null : (
    <>
      <Contact profile={profile} />
      <PageLink page="hire">Post a job</PageLink>
    </>
  );

/** Reporting, muting, blocking and nominating, for members. */
export const MemberMenu = ({ profile, own }: { profile: MemberProfile; own: MemberPage['own'] }) =>
  !own || own.isSelf ? null : (
    <LazyMemberMenu
      type="profile"
      id={profile.handle}
      author={profile}
      isMuted={own.isMuted}
      mayNominate={!profile.isSample}
    />
  );

function FollowAsGuest() {
  const signIn = useSignInHref();
  return (
    <ButtonLink as={Link} to={signIn} variant="secondary">
      Follow
    </ButtonLink>
  );
}
