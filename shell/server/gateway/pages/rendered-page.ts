import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '../../render/job';
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
  /** Hashes of the style sheets inside the page. */
  readonly styles: readonly string[];
  /** A weak ETag, because all encodings share it. */
  readonly etag: string;
  readonly #html: Buffer;
  /** With the bytes of `#html`, which all variants share. */
  readonly #answer: PageAnswer;
  readonly #attributes: string;
  /** Filled on first use, because some encodings may never be requested. */
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #variants = new Map<string, RenderedPage>();

  /** @param attributes attributes to add to the `<html>` tag, beginning with a space */
  constructor(answer: PageAnswer, attributes = '') {
    const { status, render, html = '', styles = [], location, memberView } = answer;
    this.status = status;
    this.render = render;
    this.location = location;
    this.memberView = memberView;
    this.styles = styles;
    this.#html = typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.length);
    this.#answer = { ...answer, html: this.#html as Buffer<ArrayBuffer> };
    this.#attributes = attributes;
    this.etag = `W/"${createHash('sha256').update(attributes).update(this.#html).digest('base64url').slice(0, 22)}"`;
  }

  /** Approximate memory use, including the compressed forms of the page and its variants. */
  get bytes(): number {
    return this.#html.length * 2 + 1;
  }

  /** Returns the page with these attributes added to its `<html>` tag. Each variant is built once. */
  withAttributes(attributes: string): RenderedPage {
    if (!attributes) return this;
    const variant = this.#variants.get(attributes) ?? new RenderedPage(this.#answer, attributes);
    this.#variants.set(attributes, variant);
    return variant;
  }

  #getHtml(): Buffer {
    if (!this.#attributes) return this.#html;
    return Buffer.from(this.#html.toString().replace('<html', (tag) => tag + this.#attributes));
  }

  /** Returns the body, synchronously if it has been requested in this encoding before. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#getHtml();
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing =
      encoding === 'br' ? compressBrotli(this.#getHtml(), QUALITY) : compressGzip(this.#getHtml(), { level: 6 });
    this.#compressed.set(encoding, compressing);
    compressing.then(
      (bytes) => this.#compressed.set(encoding, bytes),
      () => this.#compressed.delete(encoding),
    );
    return compressing;
  }
}
