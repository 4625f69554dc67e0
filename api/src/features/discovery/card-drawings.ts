import { createHash } from 'node:crypto';
import { limitConcurrency, pngOf } from '../../platform/images';
import { CARD_DESIGN, type CardText, cardView } from './card.view';

const MOST_KEPT = 200;
const AT_ONCE = 2;

/** Draws cards, at most two at once, and keeps the ones last asked for. The same words are the same card. */
export class CardDrawings {
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #inTurn = limitConcurrency(AT_ONCE);

  /** Names the drawing without making it. */
  tagOf({ eyebrow, title }: CardText): string {
    return createHash('sha256')
      .update(JSON.stringify([CARD_DESIGN, eyebrow, title]))
      .digest('base64url')
      .slice(0, 27);
  }

  draw(text: CardText): Promise<Buffer> {
    const tag = this.tagOf(text);
    const drawing = this.#kept.get(tag) ?? this.#inTurn(async () => pngOf(cardView(text)));
    // Taken out and put back in: the first one is the one that was not asked for longest.
    this.#kept.delete(tag);
    this.#kept.set(tag, drawing);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    drawing.catch(() => this.#kept.delete(tag));
    return drawing;
  }
}
