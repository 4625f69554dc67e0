/** Reading time as the author wrote it. If it is just a number of minutes, e.g. `5 min`, “to read” is appended. */
export function ReadingTime({ text }: { text: string }) {
  const isMinutes = /^\d{1,3}\s*(?:min|mins|minutes?)$/i.test(text.trim());
  return (
    <span>
      <span dir="auto">{text}</span>
      {isMinutes ? ' to read' : null}
    </span>
  );
}
