import type { Encoding } from '../table-schema/encoding.ts'

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
    case 'windows-1252':
    case 'iso-8859-1':
      return { byteOrderMark: new Uint8Array(0), encode: windows1252, has: text => !missingInWindows1252.test(text) }
  }
}

function utf16(utf8: Uint8Array, littleEndian: boolean): Uint8Array {
  const text = decoder.decode(utf8)
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian)
  return bytes
}

/** Each of the 256 bytes is one character, so that any text read from the file can be written back. */
const windowsCharacters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const windowsBytes = new Map([...windowsCharacters].map((character, byte) => [character.charCodeAt(0), byte]))
const escapedCharacters = windowsCharacters.replace(/[\\\]^-]/g, '\\$&')
const missingInWindows1252 = new RegExp(`[^${escapedCharacters}]`)
const questionMark = 0x3f

function windows1252(utf8: Uint8Array): Uint8Array {
  const text = decoder.decode(utf8)
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    bytes[i] = code < 0x80 ? code : (windowsBytes.get(code) ?? questionMark)
  }
  return bytes
}
