import { createDefinePage } from '@verse/contract/define-page';
import { FailureCard, PageHeader, Stack } from '@verse/ui';

/** Defines a page of this section. See `createDefinePage`. */
export const definePage = /* @__PURE__ */ createDefinePage({
  FailureCard,
  PageHeader,
  FailureFrame: ({ children }) => <Stack gap={5}>{children}</Stack>,
  text: 'We could not reach the server. Please try again.',
});
