import type { AccountChange } from '@verse/api-contract/api';
import { EMAIL_MESSAGE, isEmail } from '@verse/api-contract/email';
import { ACCOUNT_LIMITS, SEXES } from '@verse/api-contract/identity/accounts.values';
import { normalizePhone } from '@verse/api-contract/phone';
import { readWhole } from '@verse/api-contract/typed-number';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
import { rejectFields } from '@verse/contract/server-state';

export interface Saved {
  /** The change that was sent. */
  change: AccountChange;
  /** The new email address. It takes effect once the link sent to this address is opened. */
  confirmAt: string | undefined;
}
export async function savePersonalInformation(client: ApiClient, form: FormData): Promise<Saved> {
  const email = readText(form, 'email').trim();
  const hasNewEmail = email.toLowerCase() !== readText(form, 'emailBefore');
  rejectFields(checkFields(form, email, hasNewEmail));
  const change = findChange(form);
  await callApi(client, 'PATCH /api/me', { body: change });
  if (!hasNewEmail) return { change, confirmAt: undefined };
  await callApi(client, 'POST /api/me/email', { body: { email, password: readText(form, 'password') } });
  return { change, confirmAt: email };
}

/**
 * Returns only the fields changed in this form, so that changes saved in another tab or on another device are not
 * overwritten.
 */
function findChange(form: FormData): AccountChange {
  const before = JSON.parse(readText(form, 'before')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(readValues(form)).filter(([name, value]) => value !== before[name]));
}

function readValues(form: FormData) {
  const optional = (name: string) => readText(form, name).trim() || null;
  const age = readText(form, 'age').trim();
  const phone = optional('phone');
  return {
    firstName: readText(form, 'firstName').trim(),
    lastName: readText(form, 'lastName').trim(),
    middleName: optional('middleName'),
    age: age ? (readWhole(age) ?? null) : null,
    sex: SEXES.find((sex) => sex === form.get('sex')) ?? null,
    // Normalised as the server stores it, so that the form shows the saved value.
    phone: phone && normalizePhone(phone),
  };
}

const { youngest, oldest } = ACCOUNT_LIMITS;

function checkFields(form: FormData, email: string, hasNewEmail: boolean): Record<string, string | undefined> {
  const age = readWhole(readText(form, 'age').trim() || String(youngest));
  const isAge = age !== undefined && age >= youngest && age <= oldest;
  const lacksPassword = hasNewEmail && !readText(form, 'password');
  return {
    firstName: readText(form, 'firstName').trim() ? undefined : 'Please enter your first name.',
    lastName: readText(form, 'lastName').trim() ? undefined : 'Please enter your last name.',
    age: isAge ? undefined : `Age must be a whole number from ${youngest} to ${oldest}.`,
    email: isEmail(email) ? undefined : EMAIL_MESSAGE,
    password: lacksPassword ? 'Please enter your password to change your email.' : undefined,
  };
}
