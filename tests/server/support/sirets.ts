/** Invented; their digits agree with each other. */
export const [tilleuls, parc, marronniers, lac, source] = [
  '21340172201787',
  '99821993500017',
  '99746507500015',
  '99599528900015',
  '99182633000011',
] as const

/** An invented one for each number below 10 000 000, with its check digit. */
export function siretNumber(number: number): string {
  const start = `987${String(number).padStart(10, '0')}`
  const sum = [...start].reduce((sum, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
    return sum + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}
