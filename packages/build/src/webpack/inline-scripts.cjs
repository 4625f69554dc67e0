const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');

/**
 * Compiles all files in a folder to classic scripts for inlining in pages, with hashes for the content security policy.
 * Written in CommonJS because Jest's configuration needs it too. The files contain no imports.
 * @param {string} folder
 * @returns {Record<string, { text: string, hash: string }>} keyed by file name without extension
 */
exports.compileInlineScripts = (folder) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => {
      const { code } = transformSync(readFileSync(path.join(folder, name), 'utf8'), {
        filename: name,
        configFile: false,
        swcrc: false,
        isModule: false,
        minify: true,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
      });
      const text = code.trim();
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      return [path.parse(name).name, { text, hash }];
    }),
  );
