/** Invented; their digits agree with each other. */
export const [tilleuls, parc, marronniers, lac, source] = [
  '21340172201787',
  '99821993500017',
  '99746507500015',
  '99599528900015',
  '99182633000011',
] as const
