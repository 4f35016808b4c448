import { charactersFrom, decodeSingleByte, highHalfOf } from '../table-schema/single-byte.ts'

/**
 * The characters of the bytes 0x80 and above, in encodings of one byte a character that Node does not decode as browsers
 * do. Source: WHATWG Encoding Standard.
 */
const highHalves: Readonly<Record<string, string>> = {
  'windows-1252': highHalfOf('windows-1252'),
  'iso-8859-16': `${charactersFrom(0x80, 0xa0)}\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ`,
  'x-user-defined': charactersFrom(0xf780, 0xf800),
}

export const isSingleByte = (encoding: string): boolean => Object.hasOwn(highHalves, encoding)

/** The text of bytes in one of these encodings. */
export const decodeSingleBytes = (bytes: Uint8Array, encoding: string): string =>
  decodeSingleByte(bytes, highHalves[encoding] ?? '')
