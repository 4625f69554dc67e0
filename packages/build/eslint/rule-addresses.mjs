import { ADDRESSES, FEEDS } from '../src/addresses.mjs';

const FIRST_PARTS = [...new Set(Object.values({ ...ADDRESSES, ...FEEDS }).map((address) => address.split('/')[1]))]
  .filter(Boolean)
  .map((part) => part.replaceAll('.', '\\.'));
/** A page's address or one below it, with or without query and fragment. */
const ADDRESS = new RegExp(`^/(${FIRST_PARTS.join('|')})(?![\\w.-])`);

const message = (address) =>
  `The page has a name: addressOf(…) of @verse/contract/addresses, or shell.href(…) in a section, instead of '${address}'.`;

/** Addresses of pages stand in one table. `/` and paths relative to a section's base are not recognised. */
export const addressByName = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => ADDRESS.test(text) && context.report({ node, message: message(text) });
    return {
      Literal({ value, regex, parent }) {
        if (/^(Import|Export)/.test(parent.type)) return;
        if (regex) check(parent, regex.pattern.replace(/^\^/, '').replaceAll('\\/', '/'));
        else if (typeof value === 'string') check(parent, value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (node) => check(node, node.value.trim()),
    };
  },
};
