import type { MemberProfile } from '@verse/api-contract/profiles';

/** Tells programs that collect for training models that the page is not for them. */
export function RefusesTraining({ profile }: { profile: Pick<MemberProfile, 'refusesTraining'> }) {
  if (!profile.refusesTraining) return null;
  return (
    <>
      <meta name="robots" content="noai, noimageai" />
      <meta name="tdm-reservation" content="1" />
    </>
  );
}
