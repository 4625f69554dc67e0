interface KeyPress {
  key: string;
  keyCode: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
}

/** The key code of a key that an input method handles. Safari has it on the Enter that ends a composition. */
const HANDLED = 229;

/**
 * Returns the key that was pressed, or an empty text if an input method handles it: the Enter that chooses a word in
 * Japanese must not also send a message.
 *
 * @example if (keyOf(event) === 'Enter') choose(active);
 */
export function keyOf(press: KeyPress): string {
  const isComposing = press.nativeEvent ? press.nativeEvent.isComposing : press.isComposing;
  return isComposing || press.keyCode === HANDLED ? '' : press.key;
}
