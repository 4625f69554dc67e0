import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '../render/job';
import { type Theme, withTheme } from '../render/theme';
import type { Coding } from './codings';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered page, or the redirect that rendering led to, in the encodings that browsers take. */
export class ReadyPage {
  readonly status: number;
  readonly render: PageAnswer['render'];
  readonly location: string | undefined;
  /** Weak, because it is the same for all encodings. */
  readonly etag: string;
  readonly #html: Buffer;
  /** Compressed on first use: the other encoding may never be requested. */
  readonly #packed = new Map<Coding, Buffer | Promise<Buffer>>();
  readonly #themed = new Map<Theme, ReadyPage>();

  constructor({ status, render, html = '', location }: PageAnswer) {
    this.status = status;
    this.render = render;
    this.location = location;
    this.#html = typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer);
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)}"`;
  }

  /** Approximate memory use: the compressed forms are small beside it. */
  get bytes(): number {
    return Math.ceil(this.#html.length * 1.5) * (1 + this.#themed.size) + 1;
  }

  /** The page in the visitor's theme, built once per theme. */
  in(theme: Theme | undefined): ReadyPage {
    if (!theme) return this;
    const { status, render, location } = this;
    const known = this.#themed.get(theme);
    const page =
      known ??
      new ReadyPage({
        status,
        render,
        html: withTheme(this.#html.toString(), theme),
        ...(location === undefined ? {} : { location }),
      });
    this.#themed.set(theme, page);
    return page;
  }

  /** Synchronous once the encoding was requested before. */
  body(coding: Coding): Buffer | Promise<Buffer> {
    if (coding === 'identity') return this.#html;
    const known = this.#packed.get(coding);
    if (known) return known;
    const packing = coding === 'br' ? packBrotli(this.#html, QUALITY) : packGzip(this.#html, { level: 6 });
    this.#packed.set(coding, packing);
    packing.then(
      (bytes) => this.#packed.set(coding, bytes),
      () => this.#packed.delete(coding),
    );
    return packing;
  }
}
