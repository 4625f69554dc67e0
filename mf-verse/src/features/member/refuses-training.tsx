import type { MemberProfile } from '@verse/api-contract/profiles';

/** Tells crawlers that collect training data for models not to use the page. */
export function RefusesTraining({ profile }: { profile: Pick<MemberProfile, 'refusesTraining'> }) {
  if (!profile.refusesTraining) return null;
  return (
    <>
      <meta name="robots" content="noai, noimageai" />
      <meta name="tdm-reservation" content="1" />
    </>
  );
}
