import { ADDRESSES, FEEDS, readManifests } from '../src/addresses.mjs';

const claims = Object.values(await readManifests()).flatMap(({ parts }) => parts.flatMap((part) => part.claims));
const KNOWN = [...Object.values({ ...ADDRESSES, ...FEEDS }), ...claims];
const FIRST_PARTS = [...new Set(KNOWN.map((address) => address.split('/')[1] ?? ''))]
  .filter(Boolean)
  .map((part) => part.replaceAll('.', '\\.'));
/** Matches the address of a page or of a subpage, with or without a query and a fragment. */
const ADDRESS = new RegExp(`^/(${FIRST_PARTS.join('|')})(?![\\w.-])`);

/** @param {string} address */
const message = (address) =>
  'The page has a name: addressOf(…) of @verse/contract/addresses, ' +
  `or shell.href(…) in a section, instead of '${address}'.`;

/**
 * Requires page addresses to come from the address table or from a section's `section.ts`. Does not detect `/` or paths
 * relative to a section's base.
 * @type {import('eslint').Rule.RuleModule}
 */
export const addressByName = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @param {import('eslint').Rule.Node} node @param {string} text */
    const check = (node, text) => {
      if (ADDRESS.test(text)) context.report({ node, message: message(text) });
    };
    return {
      Literal(node) {
        const { value, parent } = node;
        if (/^(Import|Export)/.test(parent.type)) return;
        if ('regex' in node) check(parent, node.regex.pattern.replace(/^\^/, '').replaceAll('\\/', '/'));
        else if (typeof value === 'string') check(parent, value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (/** @type {any} */ node) => check(node, node.value.trim()),
    };
  },
};
