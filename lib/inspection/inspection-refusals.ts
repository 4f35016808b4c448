import { catalogue } from '../messages/catalogue.ts'

/** The objections to an inspection file, each with the way out. */
export const inspectionRefusals = catalogue(
  {
    'no-report': (year: number) =>
      `Cette cantine n’a pas de bilan ${year} : remplissez-le pour savoir ce que vos factures prouvent.`,
    'not-declared': (year: number) =>
      `Le bilan ${year} de cette cantine n’est pas télédéclaré : télédéclarez-le pour obtenir son dossier de contrôle.`,
    'declared-by-kitchen': (year: number) =>
      `Les achats ${year} de cette cantine sont déclarés par son livreur de repas : le dossier de contrôle est celui de cette cuisine.`,
  },
  {
    'no-report': year => `This canteen has no ${year} diagnostic: fill it to know what your invoices prove.`,
    'not-declared': year =>
      `The ${year} diagnostic of this canteen is not declared: declare it to get its inspection dossier.`,
    'declared-by-kitchen': year =>
      `The purchases of ${year} of this canteen are declared by the kitchen that delivers its meals: the inspection dossier is that of this kitchen.`,
  },
)
