export const JOB_CURRENCIES = ['USD', 'EUR', 'GBP', 'NGN', 'KES', 'GHS', 'ZAR'] as const;

/** Text fields of a job and of an application. */
export const JOB_TEXTS = {
  title: { label: 'Title', max: 120 },
  company: { label: 'Company', max: 80 },
  description: { label: 'Description', max: 5000 },
} as const;
export const APPLICATION_TEXTS = { note: { label: 'Note', max: 2000 } } as const;

export const JOB_MESSAGES = {
  example: 'This job is an example, so it takes no applications.',
  type: 'Choose a type.',
  pay: 'Pay is required: enter the minimum and the maximum for an hour.',
  payLimit: 'Enter a pay above 0 and up to 1,000,000.',
  payUnit: 'Choose what the pay is for: an hour, a month, a year or the project.',
  payOrder: 'The maximum is below the minimum.',
  currency: 'Choose a currency.',
  link: 'Enter an address that begins with https:// or http://',
} as const;
