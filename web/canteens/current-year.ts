/** The civil year in Paris. */
export const currentYear = (): number =>
  Number(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' }).slice(0, 4))
