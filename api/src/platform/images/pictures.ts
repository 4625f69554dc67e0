import { ANIMATION_REFUSAL, HEIC_REFUSAL, PICTURE_KINDS, pictureKindOf } from '@verse/api-contract/pictures';
import type { ForeignFiles, PictureRefusal, Rendering } from '../foreign-files';
import { AppError, limitConcurrency, shownName } from '../http';
import type { BlobLedger } from '../stored-blobs';
import type { PictureRecord } from './picture';
import type { PictureReference, PictureReferences } from './picture-references';

export interface PictureFile {
  read: () => Promise<Buffer>;
  /** File name on the sender's device; used only in messages, never stored. */
  name: string;
  field: string;
}

function pictureRefused(field: string, message: string, options: { status?: number } = {}): AppError {
  return new AppError('not-an-image', message, { ...options, fields: { [field]: message } });
}

const millions = (pixels: number) => Math.floor(pixels / 1_000_000);

interface PicturesOptions {
  blobs: Pick<BlobLedger, 'get' | 'put' | 'reserve'>;
  references: Pick<PictureReferences, 'add'>;
  foreignFiles: Pick<ForeignFiles, 'countPixels' | 'render' | 'renderTile'>;
  mostPixels: number;
  atOnce: number;
}

/** Converts uploaded files to stored pictures, and reads their small versions. */
export class Pictures {
  readonly #blobs: PicturesOptions['blobs'];
  readonly #places: Pick<PictureReferences, 'add'>;
  readonly #foreignFiles: PicturesOptions['foreignFiles'];
  readonly #mostPixels: number;
  readonly #inTurn: ReturnType<typeof limitConcurrency>;

  constructor({ blobs, references, foreignFiles, mostPixels, atOnce }: PicturesOptions) {
    this.#blobs = blobs;
    this.#places = references;
    this.#foreignFiles = foreignFiles;
    this.#mostPixels = mostPixels;
    this.#inTurn = limitConcurrency(atOnce);
  }

  /**
   * Resolves once every size is stored, so that a document may refer to the picture.
   *
   * @param ownerId account whose quota the picture counts against, or `SITE_OWNER`
   * @param place document that will show the picture
   * @throws AppError `not-an-image`, `image-too-many-pixels`, or `limit` if the account's quota is reached
   */
  async save(file: PictureFile, ownerId: string, place: PictureReference): Promise<PictureRecord> {
    const { sizes, small, tile } = await this.#inTurn(() => this.#render(file));
    const forms = [small, tile, ...sizes.flatMap(({ webp, jpeg }) => [webp, jpeg])];
    await this.#blobs.reserve(
      ownerId,
      forms.reduce((total, { bytes }) => total + bytes.length, 0),
    );
    await Promise.all(forms.map(({ name, bytes }) => this.#blobs.put(name, bytes, ownerId)));
    await this.#places.add(
      forms.map(({ name }) => name),
      place,
    );
    return {
      sizes: sizes.map(({ width, height, webp, jpeg }) => ({ width, height, webp: webp.name, jpeg: jpeg.name })),
      small: small.name,
      tile: tile.name,
    };
  }

  /** Returns a picture of an earlier release with its tile, or as it is if its file is lost or damaged. */
  async withTile(record: PictureRecord, ownerId: string, place: PictureReference): Promise<PictureRecord> {
    const [smallest] = record.sizes;
    const bytes = smallest && (await this.#blobs.get(smallest.webp));
    const tile = bytes && (await this.#inTurn(() => this.#foreignFiles.renderTile(bytes)));
    if (!tile) return record;
    await this.#blobs.put(tile.name, tile.bytes, ownerId);
    await this.#places.add([tile.name], place);
    return { ...record, tile: tile.name };
  }

  /**
   * Returns the pixel count declared in the file header, or 0 if the file will not be rendered because it is not a
   * picture or declares too many pixels.
   */
  async pixelsOf(file: Pick<PictureFile, 'read'>): Promise<number> {
    const pixels = await this.#inTurn(async () => this.#foreignFiles.countPixels(await file.read()));
    return pixels > this.#mostPixels ? 0 : pixels;
  }

  /**
   * Returns the small JPEG as base64, for the original contract. Returns an empty string if the file is lost, because
   * the post can be shown without it.
   */
  async small(record: PictureRecord): Promise<string> {
    const bytes = await this.#blobs.get(record.small);
    return bytes?.toString('base64') ?? '';
  }

  async #render(file: PictureFile): Promise<Rendering> {
    const bytes = await file.read();
    const rendered = await this.#foreignFiles.render(bytes, this.#mostPixels);
    if ('refusal' in rendered) throw this.#explain(file, bytes, rendered.refusal);
    return rendered;
  }

  #explain({ name, field }: PictureFile, bytes: Buffer, refusal: PictureRefusal): AppError {
    const shown = shownName(name);
    const refuse = (why: string, status?: number) =>
      pictureRefused(field, `${shown} ${why}`, status === undefined ? {} : { status });
    if (refusal === 'animated') return refuse(ANIMATION_REFUSAL);
    if (pictureKindOf(bytes) === 'heic') return refuse(HEIC_REFUSAL);
    if (refusal === 'damaged') return refuse('is damaged or incomplete. Try to save or export it again.', 422);
    if (refusal === 'limit') return refuse('takes too long to read. Export it again in a smaller size.', 422);
    if (refusal !== 'pixels') return refuse(`is not a picture we can read. Choose a ${PICTURE_KINDS} file.`);
    const message = `${shown} has too many pixels: at most ${millions(this.#mostPixels)} million.`;
    return new AppError('image-too-many-pixels', message, { fields: { [field]: message } });
  }
}
