/** Offers a file for download. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the URL after this task has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
