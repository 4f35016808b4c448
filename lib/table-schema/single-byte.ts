/** Encodings of a byte a character, ASCII in their first half: Windows, Macintosh, and MS-DOS (code page 850). */
export const singleByteEncodings = ['windows-1252', 'macintosh', 'ibm850'] as const
export type SingleByteEncoding = (typeof singleByteEncodings)[number]

export const asciiSize = 0x80

/** The characters of the bytes from 0x80 on. Node 22 takes windows-1252 for ISO-8859-1; code page 850 is no web standard. */
const highHalves: Readonly<Record<SingleByteEncoding, string>> = {
  'windows-1252': `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${charactersFrom(0xa0, 0x100)}`,
  macintosh: new TextDecoder('macintosh').decode(
    Uint8Array.from({ length: asciiSize }, (_, index) => index + asciiSize),
  ),
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

export const highHalfOf = (encoding: SingleByteEncoding): string => highHalves[encoding]

/** @param end excluded. */
export function charactersFrom(first: number, end: number): string {
  return String.fromCharCode(...Array.from({ length: end - first }, (_, index) => first + index))
}

/** The bytes of a text that was decoded so; null when a character is of another encoding. */
export function encodeSingleByte(text: string, highHalf: string): Uint8Array | null {
  const codes = Array.from(text, character => {
    const code = character.charCodeAt(0)
    return code < asciiSize ? code : highHalf.indexOf(character) + asciiSize
  })
  return codes.every((code, index) => code >= asciiSize || text.charCodeAt(index) === code)
    ? Uint8Array.from(codes)
    : null
}

/** The letters that one call makes: each is an argument of it. */
const piece = 8192

/** @param highHalf the characters of the bytes from 0x80 on. */
export function decodeSingleByte(bytes: Uint8Array, highHalf: string): string {
  const codes = Uint16Array.from(bytes, byte => (byte < asciiSize ? byte : highHalf.charCodeAt(byte - asciiSize)))
  let text = ''
  for (let start = 0; start < codes.length; start += piece) {
    text += String.fromCharCode(...codes.subarray(start, start + piece))
  }
  return text
}
