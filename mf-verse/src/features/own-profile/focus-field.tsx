import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import type { Picture } from '@verse/api-contract/api';
import { Button, keyOf, VisuallyHidden } from '@verse/ui';
import { ChosenImage } from '../../shared/chosen-picture';
import { MutedText } from '../../shared/muted-text';
import styles from './focus-field.module.scss';

/** The point of a picture that stays visible where it is cropped, in percent. */
export type Focus = NonNullable<Picture['focus']>;

interface FocusFieldProps {
  name: string;
  /** Distinguishes the picture from others. */
  which: string;
  picture: File | string;
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}

/** Pictures are cropped at the bottom if no point is set. */
const USUAL: Focus = { x: 50, y: 0 };
const STEP = 10;
const MOVES: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Style sheets know only tenths. */
const toTenth = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

const at = ({ x, y }: Focus) => ({ '--_x': `${x}%`, '--_y': `${y}%` }) as CSSProperties;

/** The whole picture, on which a click or the arrow keys set the focal point. */
export function FocusField({ name, which, picture, focus, onChange }: FocusFieldProps) {
  const area = useRef<HTMLButtonElement>(null);
  const help = useId();
  const { x, y } = focus ?? USUAL;

  function handleClick({ clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    // Keyboards and screen readers cause clicks without a place.
    if (detail === 0 || width === 0 || height === 0) return;
    onChange({ x: toTenth(((clientX - left) / width) * 100), y: toTenth(((clientY - top) / height) * 100) });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = MOVES[keyOf(event)];
    if (!move) return;
    event.preventDefault();
    onChange({ x: toTenth(x + move[0] * STEP), y: toTenth(y + move[1] * STEP) });
  }

  return (
    <details className={styles.field}>
      <summary className={styles.summary}>Focal point of picture {which}</summary>
      <input type="hidden" name={name} value={focus ? `${focus.x} ${focus.y}` : ''} />
      <MutedText as="p" id={help}>
        Press the part to keep in small previews, or move the point with the arrow keys.
      </MutedText>
      <div className={styles.frame}>
        <ChosenImage className={styles.picture} picture={picture} />
        <button
          ref={area}
          type="button"
          className={styles.area}
          aria-label={`Set the focal point of picture ${which}`}
          aria-describedby={help}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
        />
        <span className={styles.point} style={at({ x, y })} data-set={focus ? true : undefined} aria-hidden="true" />
      </div>
      <VisuallyHidden role="status">{focus ? `${x}% from the left, ${y}% from the top` : ''}</VisuallyHidden>
      {focus ? (
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          Remove the focal point
        </Button>
      ) : null}
    </details>
  );
}
