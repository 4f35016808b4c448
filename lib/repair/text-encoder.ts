import type { Encoding } from '../table-schema/encoding.ts'
import { asciiSize, highHalfOf, type SingleByteEncoding } from '../table-schema/single-byte.ts'

/** Writes text in the encoding of a file. */
export interface FileEncoder {
  readonly byteOrderMark: Uint8Array
  /** Converts UTF-8, which must hold whole characters. */
  encode(utf8: Uint8Array): Uint8Array
  /** Whether the encoding has all the characters. */
  has(text: string): boolean
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export function fileEncoder(encoding: Encoding): FileEncoder {
  switch (encoding) {
    case 'utf-8':
      return { byteOrderMark: Uint8Array.of(0xef, 0xbb, 0xbf), encode: utf8 => utf8, has: () => true }
    case 'utf-16le':
      return { byteOrderMark: Uint8Array.of(0xff, 0xfe), encode: utf8 => utf16(utf8, true), has: () => true }
    case 'utf-16be':
      return { byteOrderMark: Uint8Array.of(0xfe, 0xff), encode: utf8 => utf16(utf8, false), has: () => true }
    // ISO-8859-1 is written as windows-1252, which extends it.
    case 'iso-8859-1':
      return singleByteEncoder('windows-1252')
    default:
      return singleByteEncoder(encoding)
  }
}

function utf16(utf8: Uint8Array, littleEndian: boolean): Uint8Array {
  const text = decoder.decode(utf8)
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian)
  return bytes
}

const questionMark = 0x3f

/** Each of the 256 bytes is one character, so that any text read from the file can be written back. */
function singleByteEncoder(encoding: SingleByteEncoding): FileEncoder {
  const byteOf = new Map(
    Array.from(highHalfOf(encoding), (character, index) => [character.charCodeAt(0), asciiSize + index]),
  )
  return {
    byteOrderMark: new Uint8Array(0),
    encode: utf8 => {
      const text = decoder.decode(utf8)
      const bytes = new Uint8Array(text.length)
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i)
        bytes[i] = code < asciiSize ? code : (byteOf.get(code) ?? questionMark)
      }
      return bytes
    },
    has: text => {
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i)
        if (code >= asciiSize && !byteOf.has(code)) return false
      }
      return true
    },
  }
}
