/** Reads a signed file. Null unless its text is, to the byte, what writes it; ends of lines may be those of Windows. */
export function readWritten<Written>(
  text: string,
  isWritten: (read: unknown) => read is Written,
  write: (written: Written) => string,
): Written | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  return isWritten(read) && write(read) === text.replaceAll('\r\n', '\n') ? read : null
}
