/** Syntax that is forbidden everywhere, with what to use instead. Selectors: eslint.org/docs/latest/extend/selectors */
export const everywhere = [
  { selector: 'ExportAllDeclaration[exported=null]', message: 'A door lists names one by one.' },
  { selector: 'TSInterfaceDeclaration[id.name=/^I[A-Z][a-z]/]', message: 'No I prefix.' },
  {
    selector: 'TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]',
    message: 'Write function Name({ … }: NameProps).',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  {
    selector: 'CallExpression[callee.object.name="z"][callee.property.name="email"]',
    message: 'Use emailSchema of @verse/api-contract: z.email() refuses good addresses.',
  },
  {
    selector: 'CallExpression[callee.object.name="z"][callee.property.name=/^(url|httpUrl)$/][arguments.length>0]',
    message: 'Refine with isWebAddress of @verse/api-contract: the rule for web addresses.',
  },
  {
    selector: 'Literal[regex.pattern=/^\\^.*\\[\\^[^\\]]*\\]\\+@.*\\$$/]',
    message: 'Use isEmail of @verse/api-contract: the rule for email addresses.',
  },
  {
    selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
    message: 'Write the properties themselves, one per line.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Declare each variable by itself.',
  },
];

/** Syntax that fails for input, and is harmless in tests. */
export const inProduct = [
  {
    selector:
      'CallExpression[callee.name=/^(useForm|useSectionForm)$/] Property[key.name="onDone"] ' +
      ':matches(CallExpression[callee.name="notify"], CallExpression[callee.property.name="notify"])',
    message: 'Confirm in onSent: onDone does not run once the form is gone.',
  },
  {
    selector: 'CallExpression[callee.object.name="URL"][callee.property.name="canParse"]',
    message: 'Use parseUrl of @verse/api-contract/parse-url: the one of Node.js 20 rejects ü once it is called often.',
  },
  {
    selector:
      'BinaryExpression[operator="in"]' +
      ':not([left.type=/^(Literal|PrivateIdentifier)$/], [left.object.name="Symbol"])',
    message: 'Use Object.hasOwn: every object also has "constructor" and "__proto__".',
  },
  {
    selector: 'CallExpression[callee.name=/^decodeURI(Component)?$/]:not(TryStatement *)',
    message: 'Catch the error: a URL may contain anything.',
  },
];

const FORMATS = 'Format with @verse/api-contract/formats: the only place that knows the language of the site.';

/** Syntax that depends on a language, which only the formats may use. Tests may compare with it. */
export const outsideFormats = [
  { selector: 'MemberExpression[object.name="Intl"][property.name!="Segmenter"]', message: FORMATS },
  { selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]', message: FORMATS },
  { selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length>1]', message: FORMATS },
  {
    selector: 'VariableDeclarator[id.name=/^(SECOND|MINUTE|HOUR|DAY|WEEK)_MS$/][init]',
    message: 'Import it from @verse/api-contract/time.',
  },
];

const KEY_OF = 'Read the key with keyOf of @verse/ui: an input method uses Enter, Escape and arrows itself.';

export const inFrontEnds = [
  { selector: 'MemberExpression[object.name=/^(event|e|ev)$/][property.name="key"]', message: KEY_OF },
  {
    selector: 'BinaryExpression[left.property.name="key"][right.value=/^(Enter|Escape|Tab| |Home|End|Arrow.*)$/]',
    message: KEY_OF,
  },
  {
    selector: 'ObjectPattern[typeAnnotation.typeAnnotation.typeName.name="KeyboardEvent"] > Property[key.name="key"]',
    message: KEY_OF,
  },
  { selector: 'JSXAttribute[name.name=/^onKey/] ObjectPattern > Property[key.name="key"]', message: KEY_OF },
  {
    selector: 'JSXOpeningElement[name.name=/^(input|textarea)$/] > JSXAttribute[name.name="maxLength"]',
    message: 'maxLength cuts a longer text that is pasted: use a field of @verse/ui, which says so.',
  },
  {
    selector: 'JSXExpressionContainer > LogicalExpression[operator="&&"]',
    message: 'Use a ternary with null: && prints 0 and "".',
  },
];

export const noDefault = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
];

const focused = '(only|skip|fixme|todo)';
const suites = '(describe|it|test)';
const ofSuite = [`[object.name=/^${suites}$/]`, `[object.property.name=/^${suites}$/]`].join(', ');

export const inTests = [
  {
    selector: `MemberExpression[property.name=/^${focused}$/]:matches(${ofSuite})`,
    message: 'No test is skipped or singled out on the main branch.',
  },
  {
    selector: 'CallExpression[callee.name=/^(x|f)(describe|it|test)$/]',
    message: 'No test is skipped or singled out on the main branch.',
  },
  {
    selector: 'CallExpression[callee.property.name="runFor"]',
    message: 'Use advanceClock: a script that the page still loads times out after 8 seconds of the clock.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what should happen, not for time to pass.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'Say what matters; a snapshot says everything.',
  },
];
