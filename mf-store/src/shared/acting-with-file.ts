import type { ActionFunctionArgs } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type Outcome, outcomeOf } from './outcome';

/** The action of a page whose acts may bring a file: `useAct` sends both as a form. */
export const actingWithFile =
  <Act, T>(
    perform: (client: ApiClient, act: Act, params: ActionFunctionArgs['params'], file: File | undefined) => Promise<T>,
  ) =>
  async (args: ActionFunctionArgs): Promise<Outcome<T>> => {
    const form = await args.request.formData();
    const [act, file] = [form.get('act'), form.get('file')];
    return outcomeOf(
      perform(api(args), JSON.parse(act as string) as Act, args.params, file instanceof File ? file : undefined),
    );
  };
