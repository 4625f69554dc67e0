import type { ActionFunctionArgs } from 'react-router-dom';
import { type Account, ACCOUNT_LIMITS, type AccountChange, type Said, SEXES } from '@verse/api-contract/accounts';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { normalizePhone } from '@verse/api-contract/phone';
import { readWhole } from '@verse/api-contract/typed-number';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, refuse, textOf } from '../../shared/form-outcome';

export interface Saved {
  /** What was sent, in the words of the form. */
  change: AccountChange;
  /** A mail has gone to this new address; the change holds once its link was opened. */
  confirmAt: string | undefined;
}
export type PersonalOutcome = FormOutcome<Saved>;

export async function savePersonalInformation(args: ActionFunctionArgs, form: FormData): Promise<PersonalOutcome> {
  const email = textOf(form, 'email').trim();
  const hasNewEmail = email.toLowerCase() !== textOf(form, 'emailBefore');
  const wrong = problemsOf(form, email, hasNewEmail);
  if (Object.keys(wrong).length > 0) return refuse(wrong);

  const change = changeOf(form);
  const saved = await outcomeOf(api(args)<Account>('/api/me', { method: 'PATCH', body: change }));
  if (!saved.ok || !hasNewEmail) return saved.ok ? { ok: true, value: { change, confirmAt: undefined } } : saved;
  const body = { email, password: textOf(form, 'password') };
  const asked = await outcomeOf(api(args)<Said>('/api/me/email', { method: 'POST', body }));
  return asked.ok ? { ok: true, value: { change, confirmAt: email } } : asked;
}

/** Only what was changed in this form: whatever another tab or device has saved meanwhile stays. */
function changeOf(form: FormData): AccountChange {
  const before = JSON.parse(textOf(form, 'before')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(valuesOf(form)).filter(([name, value]) => value !== before[name]));
}

function valuesOf(form: FormData) {
  const optional = (name: string) => textOf(form, name).trim() || null;
  const age = textOf(form, 'age').trim();
  const phone = optional('phone');
  return {
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
    middleName: optional('middleName'),
    age: age ? (readWhole(age) ?? null) : null,
    sex: SEXES.find((sex) => sex === form.get('sex')) ?? null,
    // As it is stored, so that the form shows it when it is saved.
    phone: phone && normalizePhone(phone),
  };
}

const { youngest, oldest } = ACCOUNT_LIMITS;

function problemsOf(form: FormData, email: string, hasNewEmail: boolean): Record<string, string> {
  const age = readWhole(textOf(form, 'age').trim() || String(youngest));
  return {
    ...(textOf(form, 'firstName').trim() ? {} : { firstName: 'Please enter your first name.' }),
    ...(textOf(form, 'lastName').trim() ? {} : { lastName: 'Please enter your last name.' }),
    ...(age !== undefined && age >= youngest && age <= oldest
      ? {}
      : { age: `Age must be a whole number from ${youngest} to ${oldest}.` }),
    ...(isEmail(email) ? {} : { email: EMAIL_MESSAGE }),
    ...(hasNewEmail && !textOf(form, 'password')
      ? { password: 'Please enter your password to change your email.' }
      : {}),
  };
}
