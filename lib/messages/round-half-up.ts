/**
 * Rounds a positive amount, written with a comma or a dot, to cents; a half goes up: 17300.125 → 17300.13. It works on
 * digits, since a binary number may be just below the half that was written.
 */
export function roundHalfUp(text: string): string {
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(text) ?? []
  if (whole === undefined) return Number(text).toFixed(2)
  const cents = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0')) + ((decimals[2] ?? '0') >= '5' ? 1n : 0n)
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
