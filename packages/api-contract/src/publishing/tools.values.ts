export const TOOL_PRICINGS = ['Free', 'Free, open source', 'Free plan and paid plans', 'Paid'] as const;
export const TOOL_LIMITS = { name: 80, url: 300, why: 300, reason: 500 } as const;

/** Labels and maximum lengths of the text fields in a tool suggestion. */
export const TOOL_TEXTS = {
  name: { label: 'Name', max: TOOL_LIMITS.name },
  url: { label: 'Address', max: TOOL_LIMITS.url },
  why: { label: 'Why', max: TOOL_LIMITS.why },
} as const;

export const TOOL_MESSAGES = {
  url: 'Enter an address that begins with https://',
  category: 'Choose a category.',
  pricing: 'Choose what it costs.',
} as const;

export const TOOL_SUGGESTION_STATUSES = ['waiting', 'approved', 'declined'] as const;
