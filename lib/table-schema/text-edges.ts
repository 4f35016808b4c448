import { joinChunks } from './join-chunks.ts'

/** The line by which a file tells Excel its delimiter: Excel hides it, so that the header has number 1 there. */
const separatorLine = /^"?sep=[^\r\n]"?[;,\t|]*(?:\r\n|\r|\n|$)/i
/** More bytes than such a line has. */
const longestLine = 64
/** The end mark of MS-DOS files, and what fills their last block. */
const endMark = 0x1a
const filler = 0x00
const lineBreaks: readonly number[] = [0x0a, 0x0d]
/** More of them are no end of a file. */
const longestEnd = 64 * 1024

const decoder = new TextDecoder()

/** Passes on UTF-8 bytes without what is no row at either end: the line for Excel, the marks of MS-DOS. */
export class TextEdges {
  private readonly output: (utf8: Uint8Array) => void
  private start: Uint8Array[] | null = []
  private startLength = 0
  /** Line breaks and end marks, unless something follows. */
  private held: Uint8Array[] = []
  private heldLength = 0

  constructor(output: (utf8: Uint8Array) => void) {
    this.output = output
  }

  push(bytes: Uint8Array): void {
    if (!this.start) {
      this.pass(bytes)
      return
    }
    this.start.push(new Uint8Array(bytes))
    this.startLength += bytes.length
    if (this.startLength >= longestLine) this.begin()
  }

  end(): void {
    this.begin()
    const rest = joinChunks(this.held)
    const mark = rest.findIndex(isEndMark)
    this.held = []
    // Before the first mark they end rows; after it they belong to what MS-DOS ignores.
    if (mark !== 0 && rest.length > 0) this.output(mark === -1 ? rest : rest.subarray(0, mark))
  }

  private begin(): void {
    if (!this.start) return
    const bytes = joinChunks(this.start)
    this.start = null
    const [line = ''] = separatorLine.exec(decoder.decode(bytes.subarray(0, longestLine))) ?? []
    this.pass(bytes.subarray(new TextEncoder().encode(line).length))
  }

  private pass(bytes: Uint8Array): void {
    const { length } = withoutEnd(bytes, byte => isEndMark(byte) || lineBreaks.includes(byte))
    if (length > 0) {
      this.release()
      this.output(bytes.subarray(0, length))
    }
    if (length === bytes.length) return
    this.held.push(new Uint8Array(bytes.subarray(length)))
    this.heldLength += bytes.length - length
    if (this.heldLength > longestEnd) this.release()
  }

  private release(): void {
    for (const bytes of this.held) this.output(bytes)
    this.held = []
    this.heldLength = 0
  }
}

const isEndMark = (byte: number): boolean => byte === endMark || byte === filler

export const withoutEndMarks = (bytes: Uint8Array): Uint8Array => withoutEnd(bytes, isEndMark)

function withoutEnd(bytes: Uint8Array, belongs: (byte: number) => boolean): Uint8Array {
  let length = bytes.length
  while (length > 0 && belongs(bytes[length - 1] as number)) length--
  return bytes.subarray(0, length)
}
