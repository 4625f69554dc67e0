import { stripVTControlCharacters } from 'node:util';

const SHOWN_ERRORS = 8;
/** Lines to strip: the prefix of a loader failure, and everything after the compiler's message about the file. */
const LOADER_PREFIX = /^Module build failed \(from [^)]*\):$/;
const COMPILER_STACK = /^(?:Caused by:|\s*\d+: |\s+at )/;

/** @param {string} message */
function cleanMessage(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !LOADER_PREFIX.test(line));
  const end = lines.findIndex((line, index) => index > 0 && COMPILER_STACK.test(line));
  return (end < 0 ? lines : lines.slice(0, end))
    .join('\n')
    .replace(/^(?:\w*Error):\s*/, '')
    .trim();
}

/**
 * Returns the reasons why a build failed, file by file, without the compiler's own stack traces. Returns none if it
 * succeeded.
 * @param {import('webpack').Stats[]} sides
 */
export function formatBuildErrors(sides) {
  const errors = sides.flatMap((stats) => stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []);
  const failures = [
    ...new Set(errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${cleanMessage(message)}`.trim())),
  ];
  const more = failures.length - SHOWN_ERRORS;
  return [...failures.slice(0, SHOWN_ERRORS), ...(more > 0 ? [`and ${more} more errors`] : [])].join('\n\n');
}
