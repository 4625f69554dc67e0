/** @typedef {any} Node a node of JSX */

const CONTROLS = new Set(['Button', 'ButtonLink', 'Link', 'NavLink', 'a', 'button', 'summary']);

/**
 * Returns the possible texts of an expression, without interpolated values, and `undefined` for an unknown text.
 *
 * @param {Node} node @returns {(string | undefined)[]}
 */
function textsOf(node) {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'JSXText') return [node.value.replace(/\s+/g, ' ').trim()];
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression);
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type !== 'TemplateLiteral') return [undefined];
  const [first, ...others] = node.quasis.map((/** @type {Node} */ { value }) => value.cooked);
  return [first === '' ? undefined : [first, ...others].join('')];
}

/**
 * Requires a control's `aria-label` to contain its visible text, because people who use voice control say what they see
 * (WCAG 2.5.3).
 * @type {import('eslint').Rule.RuleModule}
 */
export const labelWithText = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    /** @param {Node} node */
    JSXElement(node) {
      const { name, attributes } = node.openingElement;
      const label = attributes.find((/** @type {Node} */ one) => one.name?.name === 'aria-label');
      if (!CONTROLS.has(name.name) || !label?.value) return;
      const labels = textsOf(label.value);
      if (labels.includes(undefined)) return;
      const shown = node.children.flatMap(textsOf).filter((/** @type {string | undefined} */ text) => text);
      const has = (/** @type {string} */ text) => labels.some((one) => one?.toLowerCase().includes(text.toLowerCase()));
      for (const text of shown)
        if (!has(text)) context.report({ node: label, message: `The label must contain the visible text "${text}".` });
    },
  }),
};
