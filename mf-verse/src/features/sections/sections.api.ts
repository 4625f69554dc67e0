import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SectionAct } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import type { SectionOverview } from '@verse/contract/release-admin';

/** Served by the gateway. */
const SECTIONS = '/_sections';

export const loadSections = async (args: LoaderFunctionArgs): Promise<SectionOverview[]> =>
  (await api(args)<{ sections: SectionOverview[] }>(SECTIONS)).sections;

export const changeSection = (client: ApiClient, action: SectionAct) =>
  client<unknown>(SECTIONS, { method: 'POST', body: action });
