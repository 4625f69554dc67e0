import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** Loads the member of the week as the caller sees them; `null` if no profile is complete yet. */
export const loadFeaturedMember = async (args: LoaderFunctionArgs) =>
  (await callApi(api(args), 'GET /api/featured-member')).member;
