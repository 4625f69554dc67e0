import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('./browser/refresh.mjs', import.meta.url));

const PAGE = /= definePage\(/;

/**
 * Defines the functions called by swc's refresh transform, and makes modules with components accept their own updates.
 * The transform does not find the components in the definition of a page, so `definedPage` registers them. Adds no
 * lines before the end, so that line numbers in the source map remain correct.
 * @this {import('webpack').LoaderContext<{ section: string }>}
 * @param {string} source
 * @param {Parameters<import('webpack').LoaderContext<object>['callback']>[2]} map
 */
export default function refresh(source, map) {
  if (!PAGE.test(source) && !/\$Refresh(Reg|Sig)\$/.test(source)) return this.callback(null, source, map);
  const name = `${this.getOptions().section} ${path.relative(this.rootContext, this.resourcePath)}`;
  const version = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const before =
    'import { boundary as __boundary, definedPage as __definedPage, registrar as __registrar, ' +
    'signature as $RefreshSig$ } ' +
    `from ${JSON.stringify(RUNTIME)};` +
    `const $RefreshReg$ = __registrar(${JSON.stringify(name)});`;
  const after = `\n__boundary(import.meta.webpackHot, __webpack_module__, ${JSON.stringify(version)});\n`;
  const defined = source.replace(PAGE, '= __definedPage($RefreshReg$, definePage, ');
  this.callback(null, before + defined + after, map);
}
