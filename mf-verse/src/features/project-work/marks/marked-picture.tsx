import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { keyOf, VisuallyHidden } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import styles from './marks.module.scss';

export interface Pin {
  number: number;
  x: number;
  y: number;
  isDone: boolean;
}

interface Place {
  x: number;
  y: number;
}

interface MarkedPictureProps {
  file: { name: string };
  src: string;
  pins: readonly Pin[];
  /** Called with the chosen place, in percent. Without it, no marks can be placed. */
  onPlace?: ((place: Place) => void) | undefined;
}

const STEP = 2;
const BIG_STEP = 10;
const MOVES: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rounds to tenths of a percent, and keeps the place on the picture. */
export const toPercent = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 10) / 10));

const at = ({ x, y }: Place) => ({ '--_x': `${x}%`, '--_y': `${y}%` }) as CSSProperties;

/** A delivered picture in its own proportion, with its pins. Their texts are in the list beside it. */
export function MarkedPicture({ file: { name }, src, pins, onPlace }: MarkedPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  return (
    <figure className={styles.figure}>
      {isBroken ? (
        <p>We can’t show this picture. Download it to see it.</p>
      ) : (
        <div className={styles.frame}>
          <img
            ref={picture}
            className={styles.picture}
            src={src}
            alt={`Delivered: ${name}`}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
          {onPlace ? <PlaceButton name={name} picture={picture} onPlace={onPlace} /> : null}
          {pins.map((pin) => (
            <span key={pin.number} className={styles.pin} style={at(pin)} data-done={pin.isDone} aria-hidden="true">
              {pin.number}
            </span>
          ))}
        </div>
      )}
      <MutedText as="figcaption">
        <bdi>{name}</bdi>
      </MutedText>
    </figure>
  );
}

interface PlaceButtonProps {
  name: string;
  picture: RefObject<HTMLImageElement | null>;
  onPlace: (place: Place) => void;
}

/** Covers the picture. A click or a tap places a mark there; with the keyboard, arrow keys move it first. */
function PlaceButton({ name, picture, onPlace }: PlaceButtonProps) {
  const [cursor, setCursor] = useState<Place>();
  const help = useId();

  function handleClick({ clientX, clientY, detail }: MouseEvent) {
    const area = picture.current?.getBoundingClientRect();
    // Keyboards and screen readers cause clicks without a place.
    const isPointed = detail > 0 && area !== undefined && area.width > 0;
    const place = isPointed
      ? { x: ((clientX - area.left) / area.width) * 100, y: ((clientY - area.top) / area.height) * 100 }
      : (cursor ?? { x: 50, y: 50 });
    onPlace({ x: toPercent(place.x), y: toPercent(place.y) });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = MOVES[keyOf(event)];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    const { x, y } = cursor ?? { x: 50, y: 50 };
    setCursor({ x: toPercent(x + move[0] * step), y: toPercent(y + move[1] * step) });
  }

  return (
    <>
      <button
        type="button"
        className={styles.area}
        aria-label={`Place a mark on ${name}`}
        aria-describedby={help}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onFocus={(event) => setCursor(event.currentTarget.matches(':focus-visible') ? { x: 50, y: 50 } : undefined)}
        onBlur={() => setCursor(undefined)}
      />
      {cursor ? <span className={styles.cursor} style={at(cursor)} aria-hidden="true" /> : null}
      <VisuallyHidden id={help}>Arrow keys move the mark, Enter places it.</VisuallyHidden>
      <VisuallyHidden role="status">
        {cursor ? `${cursor.x}% from the left, ${cursor.y}% from the top` : ''}
      </VisuallyHidden>
    </>
  );
}
