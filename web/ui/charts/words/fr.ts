export const fr = {
  table: 'Voir les chiffres dans un tableau',
  inTable: (title: string) => `${title}. Les mêmes chiffres sont dans le tableau qui suit.`,
  total: 'Total',
}
export type Words = typeof fr
