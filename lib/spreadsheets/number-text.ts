/** A whole number that loses nothing on its way through the machine. */
const short = /^(?:0|-?[1-9]\d{0,14})$/

/**
 * The digits of a number as a workbook stores it (`4.9463556926130E13`, `0.30000000000000004`), as the spreadsheet's
 * General format counts them: fifteen significant ones at most; but always written out, never as a power of ten.
 */
export function numberText(stored: string): string {
  if (short.test(stored)) return stored
  const value = stored.trim() === '' ? Number.NaN : Number(stored)
  if (!Number.isFinite(value)) return stored
  return writtenOut(String(Number(value.toPrecision(15))))
}

/** `4.9e+21` → `4900000000000000000000`; also `-0` → `0`, which is how String writes it already. */
function writtenOut(text: string): string {
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!parts) return text
  const [, sign = '', whole = '', fraction = '', exponent = ''] = parts
  const power = Number(exponent)
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`
  return `${sign}${whole}${fraction.padEnd(power, '0')}`
}
