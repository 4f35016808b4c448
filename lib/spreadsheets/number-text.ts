/** A whole number that a double holds exactly. */
const exactInteger = /^(?:0|-?[1-9]\d{0,14})$/

/**
 * Writes a number that a workbook stores (`4.9463556926130E13`, `0.30000000000000004`) with at most fifteen significant
 * digits, as the General format of spreadsheets does, but never as a power of ten.
 */
export function numberText(stored: string): string {
  if (exactInteger.test(stored)) return stored
  const value = stored.trim() === '' ? Number.NaN : Number(stored)
  if (!Number.isFinite(value)) return stored
  return writeOut(String(Number(value.toPrecision(15))))
}

/** `4.9e+21` → `4900000000000000000000`. */
function writeOut(text: string): string {
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!parts) return text
  const [, sign = '', whole = '', fraction = '', exponent = ''] = parts
  const power = Number(exponent)
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`
  return `${sign}${whole}${fraction.padEnd(power, '0')}`
}
