import {
  decodeSingleByte,
  encodeSingleByte,
  highHalfOf,
  type SingleByteEncoding,
  singleByteEncodings,
} from './single-byte.ts'

/** The encoding that the words of a file show. */
export interface EncodingChoice {
  readonly encoding: SingleByteEncoding
  /** Whether the words leave no doubt. */
  readonly isSure: boolean
  /** The first words beyond ASCII, as they are read. */
  readonly words: readonly string[]
}

interface Score {
  readonly encoding: SingleByteEncoding
  readonly good: number
  readonly bad: number
}

/** More words would decide nothing else. */
const maximumWords = 2000
const shownWords = 5
/** A brand in another language among so many right words proves nothing. */
const fewWrong = 10

/** Chooses among encodings in which any bytes are a text, by the words that the bytes make: `Cr\x8Ame` is « Crème » in one alone. */
export function chooseEncoding(bytes: Uint8Array): EncodingChoice {
  const words = wordsOf(bytes)
  const scores = singleByteEncodings.map(encoding => scoreOf(encoding, words))
  const [windows] = scores as [Score, ...Score[]]
  const [best, second] = scores.toSorted((a, b) => total(b) - total(a)) as [Score, Score]
  return {
    encoding: best.encoding,
    isSure:
      best === windows
        ? windows.good > 0
          ? windows.good >= windows.bad
          : windows.bad === 0 && !scores.some(({ good, bad }) => good > 0 && bad === 0)
        : best.good > best.bad * fewWrong && windows.bad > 0 && total(best) > total(second),
    words: words.slice(0, shownWords).map(word => decodeSingleByte(word, highHalfOf(best.encoding))),
  }
}

export interface Reading {
  readonly encoding: SingleByteEncoding
  readonly words: string
}

/** Words that were read in an encoding, as each encoding reads their bytes; of those that read alike, the first. */
export function readingsOf(words: string, encoding: SingleByteEncoding): readonly Reading[] {
  const bytes = encodeSingleByte(words, highHalfOf(encoding))
  if (bytes === null) return []
  const readings = singleByteEncodings.map(encoding => ({
    encoding,
    words: decodeSingleByte(bytes, highHalfOf(encoding)),
  }))
  return readings.filter((one, index) => readings.findIndex(other => other.words === one.words) === index)
}

/** A word that makes no sense weighs more than one that does: any encoding makes sense of some. */
const total = ({ good, bad }: Score): number => good - 2 * bad

function scoreOf(encoding: SingleByteEncoding, words: readonly Uint8Array[]): Score {
  let good = 0
  let bad = 0
  for (const word of words) {
    const sense = senseOf(decodeSingleByte(word, highHalfOf(encoding)))
    if (sense > 0) good += sense
    else bad -= sense
  }
  return { encoding, good, bad }
}

const isLetter = (byte: number): boolean => {
  const lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

/** The different words with a byte beyond ASCII. */
function wordsOf(bytes: Uint8Array): Uint8Array[] {
  const words = new Map<string, Uint8Array>()
  let start = 0
  let isHigh = false
  for (let i = 0; i <= bytes.length && words.size < maximumWords; i++) {
    const byte = bytes[i] ?? 0
    if (byte >= 0x80) isHigh = true
    else if (!isLetter(byte)) {
      if (isHigh) words.set(bytes.subarray(start, i).join(), bytes.subarray(start, i))
      start = i + 1
      isHigh = false
    }
  }
  return [...words.values()]
}

const opening = /^[\u00a0\u202f«“‘’‹(€£°•·–—…]+/u
const closing = /[\u00a0\u202f»”’›)€£°ºª²³½¼¾%™®©…–—•·]+$/u
/** Signs that join two words, and that other encodings have at the places of letters. */
const joining = /[’–—·]/u
const frenchLetters = /^[a-zàâäæçéèêëîïñôöœùûüÿ]+$/u
/** Letters at places where French has none: `à` inside a word, `ç` before `e`, `ï` after a consonant. */
const misplaced = /[àù][a-zàâæçéèêëîïôœùû]|^è|^ê(?!t)|[èâîôûê]$|ç(?![aouœâôûà]|$)|(?:^|[^aàâeéèiouyæœ])[ëï]/u
const rare = /[äæñöüÿ]/u
/** A capital letter among small ones, or a small one among capitals, with an accent. */
const wrongCapital = /[a-zà-ÿœ][ÀÂÄÆÇÉÈÊËÎÏÑÔÖŒÙÛÜŸ]|[A-Z][ÀÂÄÆÇÉÈÊËÎÏÑÔÖŒÙÛÜŸ][a-z]|[a-z][à-ÿœ][A-Z]/u
/** As people type who have no capital letters with accents. */
const smallAmongCapitals = /[A-Z][à-ÿœ][A-Z]|[A-Z]{2}[à-ÿœ]$/u
/** The words of one letter. */
const shortWords = new Set(['à', 'y', 'a'])

/** 1 for a word that French may have, -1 for none, 0 for no opinion. */
function senseOf(text: string): number {
  const bare = text.replace(opening, '').replace(closing, '')
  const lower = bare.toLowerCase()
  if (/^[a-z]*$/.test(lower)) return 0
  const parts = lower.split(joining).filter(part => part !== '')
  if (parts.some(part => !frenchLetters.test(part) || misplaced.test(part))) return -1
  if (wrongCapital.test(bare)) return -1
  if (bare.length === 1 && !shortWords.has(lower)) return 0
  return parts.length > 1 || rare.test(lower) || smallAmongCapitals.test(bare) ? 0 : 1
}
