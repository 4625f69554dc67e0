import type { OfferDefaults } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import { readWhole } from '@verse/api-contract/typed-number';
import { OFFER_LIMITS, OFFER_TEXTS } from '@verse/api-contract/work/project-offers.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
import { rejectFields } from '@verse/contract/server-state';

const { fewestSilentDays: fewest, mostSilentDays: most } = OFFER_LIMITS;
const RULES = { holder: OFFER_TEXTS.holder, bank: OFFER_TEXTS.bank, number: OFFER_TEXTS.account };

/** Saves what the member's offers begin with. An account without any text is removed. */
export function saveOfferDefaults(client: ApiClient, form: FormData): Promise<OfferDefaults> {
  const text = (name: string) => readText(form, name).trim();
  const needed = { holder: text('holder'), bank: text('bank'), number: text('number') };
  const account = { ...needed, code: text('code') };
  const isEmpty = Object.values(account).every((value) => value === '');
  const typed = text('silentDays');
  const days = typed === '' ? null : (readWhole(typed) ?? -1);
  const isAllowed = days === null || (days >= fewest && days <= most);
  const silence = isAllowed ? undefined : `Enter a number from ${fewest} to ${most}, or leave it empty.`;
  const faults = isEmpty ? {} : findTextErrors(RULES, needed);
  rejectFields({ ...faults, silentDays: silence });
  const body = { account: isEmpty ? null : account, silentDays: days };
  return callApi(client, 'PUT /api/me/offer-defaults', { version: Number(text('version')), body });
}
