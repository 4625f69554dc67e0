import { type ComponentProps, lazy, Suspense } from 'react';
import type { MemberMenu as Menu } from '../../shared/member-menu';

const MemberMenu = lazy(async () => {
  const { MemberMenu: menu } = await import(/* webpackChunkName: "mf-verse-member-menu" */ '../../shared/member-menu');
  return { default: menu };
});

/** Report, mute and block, for members only. Loaded separately, because most visitors of the page are guests. */
export const LazyMemberMenu = (props: ComponentProps<typeof Menu>) => (
  <Suspense>
    <MemberMenu {...props} />
  </Suspense>
);
