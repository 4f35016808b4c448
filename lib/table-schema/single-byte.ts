/** Encodings of a byte a character, ASCII in their first half: Windows, Macintosh, and MS-DOS (code page 850). */
export const singleByteEncodings = ['windows-1252', 'macintosh', 'ibm850'] as const
export type SingleByteEncoding = (typeof singleByteEncodings)[number]

export const asciiSize = 0x80

/** The second half of code page 850, which is no encoding of the WHATWG standard. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const secondHalf = Uint8Array.from({ length: asciiSize }, (_, index) => index + asciiSize)
const standardTable = (encoding: string): readonly string[] => [...new TextDecoder(encoding).decode(secondHalf)]

const tables: Readonly<Record<SingleByteEncoding, readonly string[]>> = {
  'windows-1252': standardTable('windows-1252'),
  macintosh: standardTable('macintosh'),
  ibm850: [...codePage850],
}

/** The characters of the bytes from 0x80 on. */
export const singleByteTable = (encoding: SingleByteEncoding): readonly string[] => tables[encoding]

export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes)
  const table = tables.ibm850
  let text = ''
  for (const byte of bytes) text += byte < asciiSize ? String.fromCharCode(byte) : table[byte - asciiSize]
  return text
}
