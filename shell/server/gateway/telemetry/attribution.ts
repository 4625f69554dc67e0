import { isReleaseId, isSectionName } from '@verse/releases/names';

/** The release whose code failed. */
export interface Attribution {
  section: string;
  release: string;
}

/** A failure reported by a browser. None of the fields can be trusted. */
export interface ErrorReport {
  stack: string;
  /** The file named by the browser if the error has no stack. */
  file: string;
  /** Where the error was caught: the section and release of the page. */
  caught: Attribution | undefined;
  /** The page's shell release. */
  shell: string;
  /** Whether no error boundary or handler caught the error. */
  isUncaught: boolean;
}

const FILE = /\/mf\/(shell|mf-[a-z]+)\/([0-9a-f]{16})\//g;
/** Matches scripts that a browser extension injected into the page. */
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:\/\//;
/**
 * Matches a stack line in the format of Chromium, or in that of Firefox and Safari. All other lines are part of the
 * message, which may name any file.
 */
const FRAME = /^\s*at |^[^\s]*@/;

const isAttribution = ({ section, release }: Attribution) =>
  (section === 'shell' || isSectionName(section)) && isReleaseId(release);

const findFiles = (text: string): Attribution[] =>
  [...text.matchAll(FILE)].map(([, section = '', release = '']) => ({ section, release }));

const extractFrames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');

/** Returns whether an extension's script is closer to the throw in the stack than any section's script. */
function isFromExtension(text: string): boolean {
  const extension = text.search(EXTENSION);
  const section = text.search(/\/mf\/mf-/);
  return extension >= 0 && (section < 0 || extension < section);
}

/**
 * Attributes an error to a release: that of the section closest to the throw in the stack. The stack may also contain
 * shell files: if the section calls a shell function wrongly, that function is above the section's code, and React's
 * functions are below it. If the stack contains no section's file, the error is attributed to the place where it was
 * caught. If it was uncaught and the stack contains only shell files, it is attributed to the shell. Errors thrown by
 * extensions are not attributed to any release.
 */
export function attributeError({ stack, file, caught, shell, isUncaught }: ErrorReport): Attribution | undefined {
  const frames = extractFrames(stack);
  if (isFromExtension(`${frames}\n${file}`)) return undefined;
  const named = [...findFiles(frames), ...findFiles(file)];
  const section = named.find((one) => one.section !== 'shell');
  if (section) return section;
  const own = { section: 'shell', release: named[0]?.release ?? shell };
  const isShells = isUncaught && named.length > 0;
  const attribution = !isShells && caught ? caught : own;
  return isAttribution(attribution) ? attribution : undefined;
}
