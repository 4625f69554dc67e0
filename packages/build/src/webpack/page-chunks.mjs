import path from 'node:path';
import ts from 'typescript';

const MODULE = '@verse/contract/page-route';

/** Returns the text of a string literal. @param {ts.Node | undefined} node */
const textOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Returns the only `import()` in a node. @param {ts.Node | undefined} node */
function importIn(node) {
  /** @type {ts.CallExpression[]} */
  const found = [];
  /** @param {ts.Node} child */
  const visit = (child) => {
    if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) found.push(child);
    ts.forEachChild(child, visit);
  };
  if (node) visit(node);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Names the chunk of each `page(…)` and `dataRoute(…)` in a table of routes, for webpack and for the server, which
 * reads it from the route's `handle`. The name is the section and the page's file, or the third argument if there is
 * one.
 *
 * @example page('jobs', () => import('./pages/jobs/jobs')) // the chunk is mf-verse-jobs
 * @param {string} source TypeScript
 * @param {string} section
 * @throws if the call has no `import()` of a fixed file, or if the chunk is not a fixed text
 */
export function nameChunks(source, section) {
  const file = ts.createSourceFile('routes.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  /** @type {{ at: number, end: number, text: string }[]} */
  const edits = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ['page', 'dataRoute'].includes(node.expression.getText(file))) {
      const [, load, given] = node.arguments;
      const specifier = importIn(load)?.arguments[0];
      const name = given ? textOf(given) : path.parse(textOf(specifier) ?? '').name;
      if (!load || !specifier || !textOf(specifier) || !name)
        throw new Error(`${node.getText(file)} must import one file, and name its chunk by a text`);
      const chunk = `${section}-${name}`;
      const at = specifier.getStart(file);
      edits.push({ at, end: at, text: `/* webpackChunkName: "${chunk}" */ ` });
      edits.push({ at: load.getEnd(), end: (given ?? load).getEnd(), text: `, '${chunk}'` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits.reduceRight((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.end), source);
}

/**
 * Applies `nameChunks` to files that import `page`. The section is the folder that contains `src`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function pageChunks(source) {
  const section = /([^/\\]+)[/\\]src[/\\](?!.*[/\\]src[/\\])/.exec(this.resourcePath)?.[1];
  return section && source.includes(`'${MODULE}'`) ? nameChunks(source, section) : source;
}
