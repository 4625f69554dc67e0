/** A clipboard as an application fills it, with the source that it becomes and what readers see of it. */
interface Clipboard {
  html: string;
  source: string;
}

const googleItem = (words: string, isTicked: boolean) =>
  `<li dir="ltr" role="checkbox" aria-checked="${isTicked}" aria-level="1" style="list-style-type:none">` +
  '<img src="data:image/png;base64,AAEC" width="17.599999999999998px" height="17.599999999999998px"' +
  ` alt="${isTicked ? 'checked' : 'unchecked'}" aria-roledescription="checkbox" style="margin-right:3px;" />` +
  `<p dir="ltr" role="presentation"><span style="font-weight:400">${words}</span></p></li>`;

const codeLine = (words: string) => `<div><span style="color: #569cd6;">${words}</span></div>`;
const VS_CODE =
  '<meta charset="utf-8"><div style="color: #d4d4d4;background-color: #1e1e1e;' +
  "font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;white-space: pre;\">";

const wordOnlineItem = (words: string, level: number) =>
  `<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-aria-level="${level}"` +
  ` role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span>` +
  '<span class="EOP">&nbsp;</span></p></li></ul></div>';

export const APPLICATIONS: Record<string, Clipboard> = {
  'a checklist of Google Docs': {
    html:
      `<b id="docs-internal-guid-1" style="font-weight:normal;">` +
      `<ul>${googleItem('Ink', true)}${googleItem('Paper', false)}</ul></b>`,
    source: '- ☑ Ink\n- ☐ Paper',
  },
  'a table of Google Docs': {
    html:
      '<b id="docs-internal-guid-1" style="font-weight:normal;"><div dir="ltr" align="left">' +
      '<table><colgroup><col/></colgroup>' +
      '<tbody><tr><td><p dir="ltr"><span style="font-weight:700">Name</span></p></td><td>' +
      '<p dir="ltr"><span>Price</span></p></td></tr>' +
      '<tr><td><p dir="ltr"><span>Ink</span></p></td><td><p dir="ltr"><span>12</span></p></td>' +
      '</tr></tbody></table></div></b>',
    source: '**Name** | Price\nInk | 12',
  },
  'cells of Google Sheets': {
    html:
      '<meta charset="utf-8"><google-sheets-html-origin><style>td{border:1px}</style><table><tbody>' +
      '<tr style="height:21px;"><td data-sheets-value="1">Ink</td><td>12</td></tr><tr><td>Paper</td><td>3.5</td></tr>' +
      '</tbody></table></google-sheets-html-origin>',
    source: 'Ink | 12\nPaper | 3.5',
  },
  'cells of Excel': {
    html:
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{padding:1px}</style></head><body>\n' +
      '<table border=0><!--StartFragment-->\n <col width=64>\n <tr height=20>\n  ' +
      '<td height=20 class=xl65>Ink</td>\n  <td align=right>12</td>\n </tr>\n' +
      ' <tr>\n  <td>Paper &amp; pens</td>\n  <td></td>\n </tr>\n<!--EndFragment-->\n</table></body></html>',
    source: 'Ink | 12\nPaper & pens',
  },
  'Word for the web': {
    html:
      `<p class="Paragraph"><span>Before</span>` +
      `</p>${wordOnlineItem('Ink', 1)}${wordOnlineItem('Black', 2)}` +
      `${wordOnlineItem('Paper', 1)}`,
    source: 'Before\n\n- Ink\n  - Black\n- Paper',
  },
  'Word with a comment': {
    html:
      '<p class=MsoNormal>Draw the light<span class=MsoCommentReference>' +
      '<span style="mso-special-character:comment">&nbsp;</span></span>.<o:p></o:p></p>' +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p><div style="mso-element:comment-list">' +
      '<div style="mso-element:comment"><p>Is that so?</p></div></div>',
    source: 'Draw the light.',
  },
  Notion: {
    html:
      '<meta charset="utf-8"><h1>Plan</h1>\n<p>Draw the <strong>light</strong>.</p>\n<ul>' +
      '<li>Ink<ul><li>Black</li></ul></li></ul>\n' +
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Paper</span>' +
      '</li></ul><pre><code class="language-js">let a = 1;\nlet b;</code></pre>',
    source: '# Plan\n\nDraw the **light**.\n\n- Ink\n  - Black\n\n* ☑ Paper\n\n```\nlet a = 1;\nlet b;\n```',
  },
  Gmail: {
    html:
      '<div dir="ltr">Hello,<div><br></div><div>Two lines<br>here. ' +
      '<a href="https://www.google.com/url?q=https://example.org/a%3Fb%3D1&amp;sa=D">More</a> ' +
      '<img data-emoji="😀" alt="😀" src="https://fonts.gstatic.com/emoji.png" width="18"></div></div>',
    source: 'Hello,\n\nTwo lines\nhere. [More](https://example.org/a?b=1) 😀',
  },
  'a newsletter': {
    html:
      '<table role="presentation"><tr><td><table><tr><td><h2>News</h2><p>One</p></td></tr></table></td></tr>' +
      '<tr><td style="display:none">Hidden preview</td></tr><tr><td><p>Two</p></td></tr></table>',
    source: '## News\n\nOne\n\nTwo',
  },
  Outlook: {
    html:
      '<div class=WordSection1><p class=MsoNormal>See ' +
      '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&amp;data=05">' +
      'this</a>.</p></div>',
    source: 'See [this](https://example.org/a).',
  },
  'VS Code': {
    html:
      `${VS_CODE}${codeLine('if (a) {')}${codeLine('  &lt;b&gt; &amp;amp;')}` +
      `<br>${codeLine('\tc();')}${codeLine('}')}</div>`,
    source: '```\nif (a) {\n  <b> &amp;\n\n\tc();\n}\n```',
  },
  'a word of VS Code': { html: `${VS_CODE}${codeLine('useState')}</div>`, source: '`useState`' },
  JetBrains: {
    html:
      '<html><head></head><body><pre style="font-family:\'JetBrains Mono\',monospace;">' +
      '<span>def </span>a():<br>    <span>return</span> 1<br></pre></body></html>',
    source: '```\ndef a():\n    return 1\n```',
  },
  'code of GitHub': {
    html: '<div class="highlight"><pre><span class="pl-k">const</span> a = 1;\n\n  b();</pre></div>',
    source: '```\nconst a = 1;\n\n  b();\n```',
  },
  'a task list of GitHub': {
    html:
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Ink</li>' +
      '<li class="task-list-item"><input type="checkbox" disabled> Paper</li></ul>',
    source: '- ☑ Ink\n- ☐ Paper',
  },
  Slack: {
    html:
      '<meta charset="utf-8"><span style="white-space: pre-wrap;">Two things</span><br>' +
      '<b data-stringify-type="bold">ink</b> ' +
      '<img alt=":tada:" data-stringify-emoji=":tada:"' +
      ' src="https://a.slack-edge.com/tada.png"><ul data-stringify-type="unordered-list">' +
      '<li>paper</li></ul>' +
      '<pre class="c-mrkdwn__pre"><div class="p-rich_text_block--no-overflow">let a;<br>let b;</div></pre>',
    source: 'Two things\n**ink** :tada:\n\n- paper\n\n```\nlet a;\nlet b;\n```',
  },
  Discord: {
    html: '<meta charset="utf-8"><span style="white-space: break-spaces;">one\ntwo  three</span>',
    source: 'one\ntwo  three',
  },
  'Apple Notes': {
    html:
      '<p class="p1"><b>Plan</b></p><p class="p2"><br></p><ul class="Apple-dash-list">' +
      '<li class="li1">Ink</li><li class="li1">Paper</li></ul>',
    source: '**Plan**\n\n- Ink\n- Paper',
  },
  'a definition list': {
    html: '<dl><dt>Ink</dt><dt>Tusche</dt><dd>Black.</dd></dl><details><summary>More</summary>Less</details>',
    source: 'Ink\n\nTusche\n\nBlack.\n\nMore\n\nLess',
  },
  'a text with indices': {
    html: '<p>20 m<sup>2</sup> of H<sub>2</sub>O<sup>[1]</sup></p>',
    source: '20 m² of H₂O\\[1]',
  },
  'a link with a broken escape': {
    html: '<a href="https://www.google.com/url?q=https://example.org/100%&amp;sa=D">words</a>',
    source: '[words](https://example.org/100%25)',
  },
  'signs that are no formatting': {
    html: '<p>&lt;b&gt; &amp;amp; \\ *a* _b_ `c` [d] # e</p><p># f</p><p>1. g</p>',
    source: '\\<b> \\&amp; \\ \\*a\\* \\_b\\_ \\`c\\` \\[d] # e\n\n\\# f\n\n1\\. g',
  },
};

/** Texts without HTML, with what they become. */
export const TEXTS: Record<string, string> = {
  'A **bold** word': 'A **bold** word',
  '***x***': '***x***',
  'a __b__ c': 'a **b** c',
  '__init__.py': '\\_\\_init\\_\\_.py',
  'x**2 + y**2': 'x\\*\\*2 + y\\*\\*2',
  '2*3*4 and 5 * 4 * 3': '2\\*3\\*4 and 5 * 4 * 3',
  'f*ck*ng sh*t': 'f\\*ck\\*ng sh\\*t',
  '*bold* and _soft_': '**bold** and *soft*',
  '**bold** and *soft*': '**bold** and *soft*',
  '**a *b* c**': '**a *b* c**',
  'これは**太字**です': 'これは**太字**です',
  snake_case_name: 'snake_case_name',
  '- a\n  - b\n    - c\n- d': '- a\n  - b\n    - c\n- d',
  '1. a\n   - b\n2. c': '1. a\n   - b\n2. c',
  '- one\n\n- two': '- one\n- two',
  '- a\n  goes on\n- b': '- a\n  goes on\n- b',
  '- [ ] todo\n- [x] done': '- ☐ todo\n- ☑ done',
  '# Head\ntext': '# Head\n\ntext',
  '#tag and # sign': '#tag and # sign',
  '[a](https://example.org/a_(b)) and `code *x*`': '[a](<https://example.org/a_(b)>) and `code *x*`',
  '```js\n  let a;\n\nb\n```\nafter': '```js\n  let a;\n\nb\n```\n\nafter',
  'a\n---\nb': 'a\n\n---\n\nb',
  '> said\n> more': '> said\n> more',
  '5 > 3 & <b>': '5 > 3 & \\<b>',
  'C:\\Users\\ada': 'C:\\Users\\ada',
};
