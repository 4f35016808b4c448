/** How a number format displays a number; `digits` is the width of a code with leading zeros. */
export type NumberFormat = 'number' | 'date' | 'time' | 'year' | { readonly digits: number }

/** The built-in formats of Excel, known by number (ECMA-376, part 1, §18.8.30), those of East Asia included. */
export function builtInFormat(id: number): NumberFormat {
  const within = (first: number, last: number) => id >= first && id <= last
  if (within(18, 21) || within(32, 35) || within(45, 47)) return 'time'
  if (within(14, 17) || id === 22 || within(27, 31) || id === 36 || within(50, 58)) return 'date'
  return 'number'
}

/** Reads the format code that a workbook defines: `dd/mm/yyyy`, `[h]:mm`, `00000`. */
export function numberFormat(code: string): NumberFormat {
  // Removes quoted and escaped characters, spacing and fillers, then conditions, colours and locales in brackets.
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase()
  const [section = ''] = bare.split(';')
  if (section.includes('general') || section.includes('@')) return 'number'
  if (/^y+$/.test(section)) return 'year'
  if (/[yd]/.test(section)) return 'date'
  if (/[hs[]/.test(section)) return 'time'
  if (section.includes('m')) return 'date'
  // Only the format holds the leading zeros of a code (a municipality, a SIRET).
  const zeros = section.replaceAll(' ', '')
  return /^0{2,}$/.test(zeros) ? { digits: zeros.length } : 'number'
}
