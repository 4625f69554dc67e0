import { createDefinePage } from '@verse/contract/define-page';
import { FailureCard, PageHeader } from '@verse/ui';
import styles from './failed-page.module.scss';

/** Defines a page of this section. See `createDefinePage`. */
export const definePage = /* @__PURE__ */ createDefinePage({
  FailureCard,
  PageHeader,
  FailureFrame: ({ children }) => <div className={styles.page}>{children}</div>,
  text: 'Something went wrong on our side. The rest of the site still works.',
});
