/**
 * The characters of the bytes 0x80 and above, in encodings of one byte a character that Node does not decode as browsers
 * do: its version 22 takes windows-1252 for ISO-8859-1, and lacks the others. Source: WHATWG Encoding Standard.
 */
const highHalves: Readonly<Record<string, string>> = {
  'windows-1252': `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${charactersFrom(0xa0)}`,
  'iso-8859-16': `${charactersFrom(0x80, 0xa0)}\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ`,
  'x-user-defined': charactersFrom(0xf780, 0xf800),
}

function charactersFrom(first: number, end = 0x100): string {
  return String.fromCharCode(...Array.from({ length: end - first }, (_, index) => first + index))
}

/** The letters that one call makes: each is an argument of it. */
const piece = 8192

export const isSingleByte = (encoding: string): boolean => Object.hasOwn(highHalves, encoding)

/** The text of bytes in one of these encodings. */
export function decodeSingleBytes(bytes: Uint8Array, encoding: string): string {
  const high = highHalves[encoding] ?? ''
  const codes = Uint16Array.from(bytes, byte => (byte < 0x80 ? byte : high.charCodeAt(byte - 0x80)))
  let text = ''
  for (let start = 0; start < codes.length; start += piece) {
    text += String.fromCharCode(...codes.subarray(start, start + piece))
  }
  return text
}
