import type { Encoding } from '../table-schema/encoding.ts'

/** Turns text back into the bytes of the file's encoding. */
export interface FileEncoder {
  readonly byteOrderMark: Uint8Array
  /** From UTF-8 that holds whole characters. */
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
    // One family: ISO-8859-1 becomes windows-1252 with the first character that it lacks.
    case 'windows-1252':
    case 'iso-8859-1':
      return { byteOrderMark: new Uint8Array(0), encode: windows1252, has: text => !lackedByWindows1252.test(text) }
  }
}

function utf16(utf8: Uint8Array, littleEndian: boolean): Uint8Array {
  const text = decoder.decode(utf8)
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian)
  return bytes
}

/** Each of the 256 bytes is one character, so that what was read can always be written back. */
const windowsCharacters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const windowsBytes = new Map([...windowsCharacters].map((character, byte) => [character.charCodeAt(0), byte]))
const escaped = windowsCharacters.replace(/[\\\]^-]/g, '\\$&')
const lackedByWindows1252 = new RegExp(`[^${escaped}]`)
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
