/**
 * A positive amount or mass as people type it in French or in English, in the form that the API takes: `1 234,50 €` and
 * `1,234.50` give `1234.50`. What is no number stays as it is, and is refused.
 */
export function readTypedDecimal(typed: string): string {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/(?:€|eur|euros?)$/i, '')
  // Marks of thousands come before a decimal mark of the other kind.
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(?:,\d{3})+\.\d*$/.test(text)) return text.replaceAll(',', '')
  return /^\d+,\d*$/.test(text) ? text.replace(',', '.') : text
}
