export { Layout } from './layout';
export type { LayoutProps } from './layout';
export { FONTS, ICON } from './head-files';
export type { Toast } from './toasts';
export { SectionFailure } from './section-failure';
export { SectionSkeleton } from './section-skeleton';
export { THEME_KEY } from '@verse/ui';
export { CartLink } from './cart-link';
