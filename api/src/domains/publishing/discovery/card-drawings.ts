import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '../../../platform/http';
import { toPng } from '../../../platform/images';
import { CARD_DESIGN, type CardText, cardView } from './card.view';

const MOST_KEPT = 200;
const AT_ONCE = 2;

/** Draws cards, at most two at a time, and caches the most recent ones. The same text always produces the same card. */
export class CardDrawings {
  readonly #inTurn = limitConcurrency(AT_ONCE);
  readonly #kept = new LRUCache<string, Buffer, CardText>({
    max: MOST_KEPT,
    fetchMethod: (_tag, _old, { context: text }) => this.#inTurn(async () => toPng(cardView(text))),
  });

  /** Returns the ETag of a drawing without drawing it. */
  tagOf({ eyebrow, title }: CardText): string {
    return createHash('sha256')
      .update(JSON.stringify([CARD_DESIGN, eyebrow, title]))
      .digest('base64url')
      .slice(0, 27);
  }

  draw(text: CardText): Promise<Buffer> {
    return this.#kept.forceFetch(this.tagOf(text), { context: text });
  }
}
