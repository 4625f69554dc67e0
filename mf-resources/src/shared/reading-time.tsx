/** Reading time as its author wrote it. A plain number of minutes is followed by “to read”. */
export function ReadingTime({ text }: { text: string }) {
  const isMinutes = /^\d{1,3}\s*(?:min|mins|minutes?)$/i.test(text.trim());
  return (
    <span>
      <span dir="auto">{text}</span>
      {isMinutes ? ' to read' : null}
    </span>
  );
}
