import type { MemberProfile } from '@verse/api-contract/api';

/** Tells crawlers not to use the page as AI training data. */
export function RefusesTraining({ profile }: { profile: Pick<MemberProfile, 'refusesTraining'> }) {
  if (!profile.refusesTraining) return null;
  return (
    <>
      <meta name="robots" content="noai, noimageai" />
      <meta name="tdm-reservation" content="1" />
    </>
  );
}
