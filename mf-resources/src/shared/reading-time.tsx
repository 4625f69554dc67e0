/** A time as its author wrote it; a number of minutes says what it is. */
export function ReadingTime({ text }: { text: string }) {
  const isMinutes = /^\d{1,3}\s*(?:min|mins|minutes?)$/i.test(text.trim());
  return (
    <span>
      <span dir="auto">{text}</span>
      {isMinutes ? ' to read' : null}
    </span>
  );
}
