import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '../../render/job';
import { type Theme, withTheme } from '../../render/theme';
import type { Encoding } from '../http';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered page, or the redirect that rendering resulted in, in the encodings that browsers accept. */
export class RenderedPage {
  readonly status: number;
  readonly render: PageAnswer['render'];
  readonly location: string | undefined;
  readonly memberView: string | undefined;
  /** A weak ETag, because all encodings share it. */
  readonly etag: string;
  readonly #html: Buffer;
  /** Filled on first use, because some encodings may never be requested. */
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #themed = new Map<Theme, RenderedPage>();

  constructor({ status, render, html = '', location, memberView }: PageAnswer) {
    this.status = status;
    this.render = render;
    this.location = location;
    this.memberView = memberView;
    this.#html = typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer);
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 22)}"`;
  }

  /** Approximate memory use. The compressed forms are comparatively small. */
  get bytes(): number {
    return Math.ceil(this.#html.length * 1.5) * (1 + this.#themed.size) + 1;
  }

  /** Returns the page in the visitor's theme. The themed page is built once per theme. */
  withTheme(theme: Theme | undefined): RenderedPage {
    if (!theme) return this;
    const { status, render, location } = this;
    const known = this.#themed.get(theme);
    const page =
      known ??
      new RenderedPage({
        status,
        render,
        html: withTheme(this.#html.toString(), theme),
        ...(location === undefined ? {} : { location }),
      });
    this.#themed.set(theme, page);
    return page;
  }

  /** Returns the body, synchronously if it has been requested in this encoding before. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#html;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing =
      encoding === 'br' ? compressBrotli(this.#html, QUALITY) : compressGzip(this.#html, { level: 6 });
    this.#compressed.set(encoding, compressing);
    compressing.then(
      (bytes) => this.#compressed.set(encoding, bytes),
      () => this.#compressed.delete(encoding),
    );
    return compressing;
  }
}
