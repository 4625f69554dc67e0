import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { SectionAct } from '@verse/api-contract/sections';
import { api } from '@verse/contract/react';
import type { DeskSection } from '@verse/contract/section-desk';
import { type FormOutcome, outcomeOf, textOf } from '../../shared/form-outcome';

/** The gateway answers it: releases lie there. */
const DESK = '/_sections';

export const loadSections = async (args: LoaderFunctionArgs): Promise<DeskSection[]> =>
  (await api(args)<{ sections: DeskSection[] }>(DESK)).sections;

export async function actOnSection(args: ActionFunctionArgs): Promise<FormOutcome<unknown>> {
  const form = await args.request.formData();
  const body: SectionAct = {
    section: textOf(form, 'section'),
    // The API knows the acts, and refuses any other in words.
    act: textOf(form, 'act') as SectionAct['act'],
    why: textOf(form, 'why'),
    expected: textOf(form, 'expected'),
  };
  return outcomeOf(api(args)<unknown>(DESK, { method: 'POST', body }));
}
