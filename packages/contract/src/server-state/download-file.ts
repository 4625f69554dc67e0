/** Downloads `text` as a file in the browser. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The URL must outlive the current task, because the browser reads it only afterwards.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
