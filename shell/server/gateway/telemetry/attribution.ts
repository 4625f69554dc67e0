import { isReleaseId, isSectionName } from '@verse/releases/names';

/** The release whose code failed. */
export interface Attribution {
  section: string;
  release: string;
}

/** A failure as a browser reports it. No field can be trusted. */
export interface ErrorReport {
  stack: string;
  /** The file that the browser names for an error without a stack. */
  file: string;
  /** Where the error was caught: the page's section, and its release there. */
  caught: Attribution | undefined;
  /** The shell release of that page. */
  shell: string;
  /** Whether no error boundary or handler caught the error. */
  isUncaught: boolean;
}

const FILE = /\/mf\/(shell|mf-[a-z]+)\/([0-9a-f]{16})\//g;
/** Matches scripts that a browser extension has injected into the page. */
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:\/\//;
/**
 * Matches a stack line in the format of Chromium, or of Firefox and Safari. Other lines belong to the message, which
 * may name any file.
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

/** Returns whether an extension's script is nearer to the throw than any section's. */
function isFromExtension(text: string): boolean {
  const extension = text.search(EXTENSION);
  const section = text.search(/\/mf\/mf-/);
  return extension >= 0 && (section < 0 || extension < section);
}

/**
 * Attributes an error to a release: to the section nearest to the throw, because the shell's functions are above a
 * section's in the stack when the section calls them wrongly, and React's are below. Without a section's file, the
 * error is attributed to where it was caught; an uncaught error with only shell files is the shell's. Errors thrown by
 * extensions belong to no release.
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
