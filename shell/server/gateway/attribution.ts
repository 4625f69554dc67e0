import { isReleaseId, isSectionName } from '@verse/releases/names';

/** Whose code it was. */
export interface Blame {
  section: string;
  release: string;
}

/** What a browser tells of a failure. All of it is a visitor's word. */
export interface Told {
  stack: string;
  /** The file that the browser names for an error without a stack. */
  file: string;
  /** Where it was caught: the section of the page, and its release there. */
  caught: Blame | undefined;
  /** The shell's own release in that page. */
  shell: string;
  /** Nobody caught it. */
  isUncaught: boolean;
}

const FILE = /\/mf\/(shell|mf-[a-z]+)\/([0-9a-f]{16})\//g;
/** Scripts that a browser extension has put into the page. */
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:\/\//;
/** A line of a stack, as Chromium, or as Firefox and Safari write it: a message may name anybody's file. */
const FRAME = /^\s*at |^[^\s]*@/;

const isBlame = ({ section, release }: Blame) =>
  (section === 'shell' || isSectionName(section)) && isReleaseId(release);

const filesIn = (text: string): Blame[] =>
  [...text.matchAll(FILE)].map(([, section = '', release = '']) => ({ section, release }));

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');

/** Whether an extension's script is nearer to where it was thrown than any section's. */
function isOfExtension(text: string): boolean {
  const extension = text.search(EXTENSION);
  const section = text.search(/\/mf\/mf-/);
  return extension >= 0 && (section < 0 || extension < section);
}

/**
 * Whose error it is. The section nearest to where it was thrown has it: the shell's own functions lie above a section's
 * when that calls them wrongly, and React's below. Without a section's file it belongs to where it was caught. What
 * nobody caught and only the shell's files are in is the shell's. No release has what an extension threw.
 */
export function blameFor({ stack, file, caught, shell, isUncaught }: Told): Blame | undefined {
  const frames = framesOf(stack);
  if (isOfExtension(`${frames}\n${file}`)) return undefined;
  const named = [...filesIn(frames), ...filesIn(file)];
  const section = named.find((one) => one.section !== 'shell');
  if (section) return section;
  const own = { section: 'shell', release: named[0]?.release ?? shell };
  const isShells = isUncaught && named.length > 0;
  const blame = !isShells && caught ? caught : own;
  return isBlame(blame) ? blame : undefined;
}
