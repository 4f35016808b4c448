/** Offers a file to be kept on the reader's machine. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser takes it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
