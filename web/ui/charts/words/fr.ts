export const fr = {
  table: 'Voir les chiffres dans un tableau',
  inTable: (title: string) => `${title}. Les mêmes chiffres sont dans le tableau qui suit.`,
  total: 'Total',
  exports: 'Télécharger ce tableau :',
}
export type Words = typeof fr
