/** The name, in the directory of a compound file, of the stream that holds a workbook protected by a password. */
const mark = new Uint8Array([...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0]))

/** Whether a compound file is a protected workbook, rather than one of a former Excel. */
export async function isEncryptedPackage(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  let end = new Uint8Array(0)
  for await (const chunk of chunks) {
    const bytes = new Uint8Array(end.length + chunk.length)
    bytes.set(end)
    bytes.set(chunk, end.length)
    for (let at = bytes.indexOf(mark[0] as number); at !== -1; at = bytes.indexOf(mark[0] as number, at + 1)) {
      if (mark.every((byte, index) => bytes[at + index] === byte)) return true
    }
    end = bytes.slice(-mark.length)
  }
  return false
}
