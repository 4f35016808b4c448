/** What a typed text means, read without the product: the judge of what the product stores. */
export type Kind = 'euro' | 'kilogram' | 'count' | 'day' | 'text' | 'digits' | 'address'

const units: Readonly<Record<string, RegExp>> = {
  euro: /\s*(?:€|eur|euros?)?\s*(?:ht)?$/i,
  kilogram: /\s*(?:kgs?|kilos?|kilogrammes?|kilograms?)?$/i,
  count: /$/,
}

/** A decimal without zeros that say nothing: `007,50` is `7.5`. */
function canonical(whole: string, decimals = ''): string {
  const fraction = decimals.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${fraction === '' ? '' : `.${fraction}`}`
}

/** All the numbers that a reader may see in a text: thousands grouped by one mark, decimals after another one. */
export function readingsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const group of ['', '\\s', '\\.', ','])
    for (const mark of ['', '\\.', ',']) {
      if (group !== '' && group === mark) continue
      const whole = group === '' ? '\\d+' : `[1-9]\\d{0,2}(?:${group}\\d{3})+`
      const [, head, decimals] = new RegExp(`^(${whole})${mark === '' ? '' : `${mark}(\\d*)`}$`).exec(text) ?? []
      if (head !== undefined) found.add(canonical(head.replace(/\D/g, ''), decimals))
    }
  return found
}

/** The one number that a text with its unit says; undefined for none and for a doubt. */
function numberIn(text: string, kind: Kind): string | undefined {
  const bare = text
    .trim()
    .replace(units[kind] ?? /$/, '')
    .replace(/^\+\s*/, '')
  const negative = /^-\s*/.test(bare)
  const [only, other] = readingsOf(bare.replace(/^-\s*/, ''))
  return other !== undefined || only === undefined ? undefined : negative && only !== '0' ? `-${only}` : only
}

/** The day that a text says to a French reader: the year first, or the day first; or the count of days of spreadsheets. */
export function dayIn(text: string): string | undefined {
  if (/^\d{5}$/.test(text.trim())) {
    return new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10)
  }
  const parts = text.trim().split(/[-/.]/)
  const inOrder = parts[0]?.length === 4 ? parts : parts.toReversed()
  return parts.length === 3 ? inOrder.map(part => part.padStart(2, '0')).join('-') : undefined
}

/** Whether what is stored is what was typed. Nothing stored is what an empty text means. */
export function isMeant(kind: Kind, typed: string, stored: unknown): boolean {
  const text = typed.trim()
  if (stored === null) return (kind === 'digits' ? text.replace(/[\s-]/g, '') : text) === ''
  switch (kind) {
    case 'euro':
    case 'kilogram':
    case 'count': {
      const [whole = '', decimals] = String(stored).split('.')
      return numberIn(text, kind) === canonical(whole, decimals)
    }
    case 'digits':
      return stored === text.replace(/[\s-]/g, '')
    case 'address':
      return stored === text || stored === `https://${text}`
    default:
      // One letter may have several encodings.
      return String(stored).normalize() === text.normalize()
  }
}
