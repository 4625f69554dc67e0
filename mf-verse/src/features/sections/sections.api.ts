import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SectionAct } from '@verse/api-contract/sections';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import type { DeskSection } from '@verse/contract/section-desk';

/** Answered by the gateway. */
const SECTIONS = '/_sections';

export const loadSections = async (args: LoaderFunctionArgs): Promise<DeskSection[]> =>
  (await api(args)<{ sections: DeskSection[] }>(SECTIONS)).sections;

export const changeSection = (client: ApiClient, action: SectionAct) =>
  client<unknown>(SECTIONS, { method: 'POST', body: action });
