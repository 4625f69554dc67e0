import type { z } from 'zod';
import { EMAIL_MESSAGE } from '@verse/api-contract/email';
import { formatNumber } from '@verse/api-contract/formats';
import { NUMBER_MESSAGES } from '@verse/api-contract/typed-number';

const KINDS: Record<string, string> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Send a list.',
  date: 'Enter a date.',
};
const FORMATS: Record<string, string> = {
  email: EMAIL_MESSAGE,
  url: 'Enter an address that begins with https:// or http://',
  datetime: 'Enter a date and a time.',
  date: 'Enter a date.',
};
const FORM = 'Please check this.';

function sizeText({ origin, minimum, maximum, inclusive }: Partial<z.core.$ZodIssueTooSmall & z.core.$ZodIssueTooBig>) {
  const isLeast = minimum !== undefined;
  const bound = formatNumber(Number(minimum ?? maximum));
  if (origin === 'string') {
    if (minimum === 1) return 'This is required.';
    return isLeast ? `Enter at least ${bound} characters.` : `Enter at most ${bound} characters.`;
  }
  if (origin === 'array' || origin === 'set') return isLeast ? `At least ${bound}.` : `At most ${bound}.`;
  const comparison = isLeast ? 'above' : 'below';
  return inclusive === false
    ? `Enter a number ${comparison} ${bound}.`
    : `Enter ${bound} or ${isLeast ? 'more' : 'less'}.`;
}

export function printable(name: string): string {
  return name.replace(/[^\w.[\]-]/g, '?').slice(0, 60);
}

/**
 * Returns a user-facing message if the schema has none of its own, because Zod's default messages are written for
 * programmers.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : (KINDS[issue.expected] ?? FORM);
    case 'invalid_value':
      return 'Choose one of the options.';
    case 'invalid_format':
      return FORMATS[issue.format] ?? FORM;
    case 'too_small':
    case 'too_big':
      return sizeText(issue as Partial<z.core.$ZodIssueTooSmall & z.core.$ZodIssueTooBig>);
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? NUMBER_MESSAGES.decimals(2) : KINDS.int!;
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.map(printable).join(', ')}.`;
    case 'invalid_union':
      return (issue.errors as unknown[] | undefined)?.length === 0 ? 'Choose one of the options.' : FORM;
    default:
      return FORM;
  }
}

const issueDistance = (issues: readonly z.core.$ZodIssue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/** Reduces union issues to those of the closest variant, assigned to the fields they concern. */
export function flattenIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const [nearest = []] = issue.errors.toSorted((one, other) => issueDistance(one) - issueDistance(other));
    return flattenIssues(nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}
