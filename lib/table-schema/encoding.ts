import { chooseEncoding, type EncodingChoice } from './choose-encoding.ts'
import { joinChunks } from './join-chunks.ts'
import { decodeSingleByte, highHalfOf, type SingleByteEncoding } from './single-byte.ts'
import { TextEdges, withoutEndMarks } from './text-edges.ts'

/**
 * Names as in the WHATWG Encoding standard, save `ibm850`, which it does not have; `iso-8859-1` is windows-1252 without the
 * 27 characters it adds.
 */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-8859-1' | SingleByteEncoding

/** The kind of a file that is not text, recognised by its first bytes. */
export type BinaryKind = 'xlsx' | 'xls' | 'pdf' | 'gzip' | 'image' | 'binary'

const signatures: readonly (readonly [BinaryKind, readonly number[]])[] = [
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['gzip', [0x1f, 0x8b]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
]

/** The number of bytes, from the first one that is not ASCII, that decide the encoding. */
const window = 64 * 1024
/** The number of bytes before the first one that is not ASCII, which may be the start of its word. */
const wordStart = 64
/** The number of bytes at the start that may show a byte order mark, a signature or UTF-16 without a mark. */
const head = 1024

/**
 * Converts the bytes of a text file to UTF-8, in memory that does not grow. It decides the encoding from the bytes alone,
 * never from how they were cut into chunks, so that every runtime decides the same.
 */
export class Utf8Transcoder {
  encoding: Encoding = 'utf-8'
  bom = false
  binary: BinaryKind | null = null
  /** How the words showed the encoding, where bytes alone do not. */
  choice: EncodingChoice | null = null

  private readonly edges: TextEdges
  private readonly given: SingleByteEncoding | null
  private stage: 'head' | 'ascii' | 'window' | 'decided' = 'head'
  private pending: Uint8Array[] = []
  private pendingLength = 0
  /** The last bytes before the first one that is not ASCII. */
  private lastAscii = new Uint8Array(0)
  /** The decoding of UTF-16. */
  private decoder: TextDecoder | null = null
  private readonly encoder = new TextEncoder()

  /** @param encoding replaces the one that the bytes show, where they are text of a byte a character. */
  constructor(output: (utf8: Uint8Array) => void, encoding?: SingleByteEncoding) {
    this.given = encoding ?? null
    this.edges = new TextEdges(output)
  }

  /** The caller may reuse the bytes afterwards. */
  push(chunk: Uint8Array): void {
    this.advance(chunk, false)
  }

  end(): void {
    this.advance(new Uint8Array(0), true)
    if (this.binary) return
    this.decode(new Uint8Array(0), true)
    this.edges.end()
  }

  private advance(chunk: Uint8Array, last: boolean): void {
    let bytes = chunk
    if (this.binary) return
    if (this.stage === 'head') {
      this.hold(bytes)
      if (this.pendingLength < head && !last) return
      bytes = this.readHead(this.release())
      if (this.binary) return
    }
    if (this.stage === 'ascii') {
      const firstHigh = indexOfHighByte(bytes)
      const ascii = firstHigh === -1 ? bytes : bytes.subarray(0, firstHigh)
      if (ascii.length > 0) {
        this.edges.push(ascii)
        this.lastAscii = joinChunks([this.lastAscii, ascii.slice(-wordStart)]).slice(-wordStart)
      }
      if (firstHigh === -1) return
      bytes = bytes.subarray(firstHigh)
      this.stage = 'window'
    }
    if (this.stage === 'window') {
      this.hold(bytes)
      if (this.pendingLength < window && !last) return
      bytes = this.release()
      this.decide(this.encodingOf(bytes.subarray(0, window), bytes.length < window))
    }
    if (bytes.length > 0) this.decode(bytes, false)
  }

  private readHead(bytes: Uint8Array): Uint8Array {
    if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return this.afterBom(bytes.subarray(3), 'utf-8')
    if (startsWith(bytes, [0xff, 0xfe])) return this.afterBom(bytes.subarray(2), 'utf-16le')
    if (startsWith(bytes, [0xfe, 0xff])) return this.afterBom(bytes.subarray(2), 'utf-16be')
    const signature = signatures.find(([, start]) => startsWith(bytes, start))
    if (signature) this.binary = signature[0]
    else if (hasNul(bytes.subarray(0, head))) this.readNuls(bytes.subarray(0, head))
    else this.stage = 'ascii'
    return bytes
  }

  private afterBom(bytes: Uint8Array, encoding: Encoding): Uint8Array {
    this.bom = true
    this.decide(encoding)
    return bytes
  }

  /** In UTF-16, nearly every other byte is NUL; a file with other NUL bytes is not text. */
  private readNuls(bytes: Uint8Array): void {
    const nuls = [0, 0]
    for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1
    const [even = 0, odd = 0] = nuls
    const half = Math.floor(bytes.length / 2)
    if (odd > half * 0.6 && even < half * 0.05) this.decide('utf-16le')
    else if (even > half * 0.6 && odd < half * 0.05) this.decide('utf-16be')
    else this.binary = 'binary'
  }

  private encodingOf(bytes: Uint8Array, whole: boolean): Encoding {
    if (this.given) return this.given
    if (isUtf8(bytes, whole)) return 'utf-8'
    this.choice = chooseEncoding(joinChunks([this.lastAscii, bytes]))
    const { encoding } = this.choice
    return encoding === 'windows-1252' ? 'iso-8859-1' : encoding
  }

  private decide(encoding: Encoding): void {
    this.encoding = encoding
    this.stage = 'decided'
    if (encoding === 'utf-16le' || encoding === 'utf-16be')
      this.decoder = new TextDecoder(encoding, { ignoreBOM: true })
  }

  private decode(bytes: Uint8Array, last: boolean): void {
    const text = this.textOf(bytes, last)
    // UTF-8 passes unchanged: wrong bytes are found cell by cell.
    if (text === null) {
      if (bytes.length > 0) this.edges.push(bytes)
    } else if (text.length > 0) this.edges.push(this.encoder.encode(text))
  }

  private textOf(bytes: Uint8Array, last: boolean): string | null {
    if (this.decoder) return this.decoder.decode(bytes, { stream: !last })
    if (this.encoding === 'utf-8' || this.encoding === 'utf-16le' || this.encoding === 'utf-16be') return null
    if (this.encoding === 'iso-8859-1' && hasWindowsCharacter(bytes)) this.encoding = 'windows-1252'
    return decodeSingleByte(bytes, highHalfOf(this.encoding === 'iso-8859-1' ? 'windows-1252' : this.encoding))
  }

  private hold(chunk: Uint8Array): void {
    // A copy, even of a Buffer, whose `slice` is a view.
    this.pending.push(new Uint8Array(chunk))
    this.pendingLength += chunk.length
  }

  private release(): Uint8Array {
    const bytes = joinChunks(this.pending)
    this.pending = []
    this.pendingLength = 0
    return bytes
  }
}

/** ISO-8859-1 has control codes, which no text uses, where windows-1252 has quotes, dashes and the euro sign. */
function hasWindowsCharacter(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte >= 0x80 && byte <= 0x9f) return true
  return false
}

/** Whether bytes hold a NUL, save those that fill the last block of a text of some lines. */
function hasNul(bytes: Uint8Array): boolean {
  const text = withoutEndMarks(bytes)
  return (text.includes(lineFeed) ? text : bytes).includes(0)
}

const lineFeed = 0x0a

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function indexOfHighByte(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] as number) >= 0x80) return i
  }
  return -1
}

/** @param whole false when the bytes may stop in the middle of a character. */
function isUtf8(bytes: Uint8Array, whole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole })
    return true
  } catch {
    return false
  }
}
