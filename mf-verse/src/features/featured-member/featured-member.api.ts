import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FeaturedMember } from '@verse/api-contract/profiles';
import { api } from '@verse/contract/react';

/** Loads the member of the week as the caller sees them; `null` if no profile is complete yet. */
export const loadFeaturedMember = async (args: LoaderFunctionArgs) =>
  (await api(args)<FeaturedMember>('/api/featured-member')).member;
