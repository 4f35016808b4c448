/** @returns the i-th SIRET of an unlimited series, with its check digit. */
export function makeSiret(i: number): string {
  const body = `9${String(i).padStart(12, '0')}`
  const digits = [...body].map((digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return weighted > 9 ? weighted - 9 : weighted
  })
  const sum = digits.reduce((a, b) => a + b, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
