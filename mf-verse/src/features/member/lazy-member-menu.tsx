import { type ComponentProps, lazy, Suspense } from 'react';
import type { Follow as FollowButton } from '../../shared/follow';
import type { MemberMenu as Menu } from '../../shared/member-menu';
import type { Nominate as NominateButton } from '../../shared/nominate';

const MemberMenu = lazy(async () => {
  const { MemberMenu: menu } = await import(/* webpackChunkName: "mf-verse-member-menu" */ '../../shared/member-menu');
  return { default: menu };
});

const Follow = lazy(async () => {
  const { Follow: button } = await import(/* webpackChunkName: "mf-verse-member-menu" */ '../../shared/follow');
  return { default: button };
});

const Nominate = lazy(async () => {
  const { Nominate: button } = await import(/* webpackChunkName: "mf-verse-member-menu" */ '../../shared/nominate');
  return { default: button };
});

export const LazyNominate = (props: ComponentProps<typeof NominateButton>) => (
  <Suspense>
    <Nominate {...props} />
  </Suspense>
);

export const LazyFollow = (props: ComponentProps<typeof FollowButton>) => (
  <Suspense>
    <Follow {...props} />
  </Suspense>
);

/**
 * The menu for reporting, muting and blocking, shown to members only. It is loaded lazily, because most visitors to the
 * page are guests.
 */
export const LazyMemberMenu = (props: ComponentProps<typeof Menu>) => (
  <Suspense>
    <MemberMenu {...props} />
  </Suspense>
);
