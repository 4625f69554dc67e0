import type { Locator, Page } from '@playwright/test';

/** What people did in a journey: clicks, and fields that they filled in or chose. */
interface Acts {
  clicks: number;
  fields: number;
}

const CLICKS = ['click', 'check', 'uncheck', 'dblclick'] as const;
const FIELDS = ['fill', 'selectOption', 'setInputFiles', 'pressSequentially'] as const;

/** The acts of each person, in the order in which they appeared. */
const acts = new Map<Page, Acts>();
let isCounting = false;

function actsOf(page: Page): Acts {
  const known = acts.get(page) ?? { clicks: 0, fields: 0 };
  acts.set(page, known);
  return known;
}

/** Counts what tests do through locators from now on. A field that is left empty is not counted. */
export function startCounting(page: Page): void {
  acts.clear();
  if (isCounting) return;
  isCounting = true;
  const prototype = Object.getPrototypeOf(page.locator('html')) as Record<string, (...given: unknown[]) => unknown>;
  const count = (name: string, add: (own: Acts, given: unknown[]) => void) => {
    const act = prototype[name]!;
    prototype[name] = function (this: Locator, ...given) {
      add(actsOf(this.page()), given);
      return act.apply(this, given);
    };
  };
  for (const name of CLICKS) count(name, (own) => (own.clicks += 1));
  for (const name of FIELDS) count(name, (own, [value]) => (own.fields += value === '' ? 0 : 1));
}

/** Says what each person did, as `Person 1: 3 clicks, 2 fields`. */
export const countedActs = (): string =>
  [...acts.values()]
    .map(({ clicks, fields }, index) => `person ${index + 1}: ${clicks} clicks, ${fields} fields`)
    .join('; ');
