import type { OfferedPackage } from '@verse/api-contract/api';
import { decimalOf } from '@verse/api-contract/money';
import { findTextErrors } from '@verse/api-contract/text';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';
import { PACKAGE_LIMITS, PACKAGE_MESSAGES, PACKAGE_TEXTS } from '@verse/api-contract/work/packages.values';
import type { PackageForm } from './packages.api';

/** The package form values as text. */
export type PackageTexts = Record<'name' | 'text' | 'USD' | 'NGN' | 'days' | 'revisions', string>;

const toAmount = (minor: number | undefined) => (minor === undefined ? '' : decimalOf({ minor }).replace('.00', ''));

export const toPackageTexts = (one?: OfferedPackage): PackageTexts => ({
  name: one?.name ?? '',
  text: one?.text ?? '',
  USD: toAmount(one?.prices.USD),
  NGN: toAmount(one?.prices.NGN),
  days: one ? String(one.days) : '',
  revisions: one ? String(one.revisions) : '',
});

/** Converts the form values. The API checks everything else and names the invalid field. */
export function toPackageForm(texts: PackageTexts, id: string | null): PackageForm {
  const USD = readAmount(texts.USD).minor;
  const NGN = readAmount(texts.NGN).minor;
  return {
    id,
    name: texts.name,
    text: texts.text,
    prices: { ...(USD === undefined ? {} : { USD }), ...(NGN === undefined ? {} : { NGN }) },
    days: readWhole(texts.days) ?? 0,
    revisions: readWhole(texts.revisions) ?? -1,
  };
}

function faultOfAmount(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const { minor, fault } = readAmount(typed);
  if (fault !== undefined) return fault;
  return minor >= PACKAGE_LIMITS.leastMinor && minor <= PACKAGE_LIMITS.mostMinor ? undefined : PACKAGE_MESSAGES.amount;
}

const isWithin = (typed: string, least: number, most: number) => {
  const whole = readWhole(typed);
  return whole !== undefined && whole >= least && whole <= most;
};

export function checkPackage(texts: PackageTexts): Partial<Record<keyof PackageTexts, string | undefined>> {
  const { name, text, USD, NGN, days, revisions } = texts;
  const hasPrice = USD.trim() !== '' || NGN.trim() !== '';
  return {
    ...findTextErrors(PACKAGE_TEXTS, { name, text }),
    USD: hasPrice ? faultOfAmount(USD) : PACKAGE_MESSAGES.price,
    NGN: faultOfAmount(NGN),
    days: isWithin(days, 1, PACKAGE_LIMITS.days) ? undefined : PACKAGE_MESSAGES.days,
    revisions: isWithin(revisions, 0, PACKAGE_LIMITS.revisions) ? undefined : PACKAGE_MESSAGES.revisions,
  };
}

/** Maps the API's errors to controls: `packages.2.prices.NGN` to `NGN`, and `packages.2.prices` to the first price. */
export const inControls = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => {
      const control = name.split('.').at(-1)!;
      return [control === 'prices' ? 'USD' : control, fault];
    }),
  );
