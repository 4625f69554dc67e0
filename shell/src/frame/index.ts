export { Frame } from './frame';
export type { FrameProps } from './frame';
export { FONTS, ICON } from './head-files';
export { Notices } from './notices';
export type { ShownNotice } from './notices';
export { SectionFailure } from './section-failure';
export { SectionSkeleton } from './section-skeleton';
export type { Site } from './site';
export { THEME_KEY, THEME_SCRIPT } from './theme-script';
